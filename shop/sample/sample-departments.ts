/**
 * The sample catalogue's departments, in the order of the shop's menu. A test checks what the types of a table would.
 */
import table from './departments.json';
import type { SampleDepartment } from './sample-department';

export const departments = table as unknown as readonly SampleDepartment[];
