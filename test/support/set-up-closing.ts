import { beginTest, endFile, endTest } from './close-after-test';

beforeEach(beginTest);
afterEach(endTest);
afterAll(endFile);
