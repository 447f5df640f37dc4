import '../../styles/main.scss';
import { nextTurn } from './next-turn';

/** The page comes as one script, whose modules are run in several turns: none of them is in this file's own imports. */
async function begin(): Promise<void> {
  await import(/* webpackMode: "eager" */ './drawing-library');
  await nextTurn();
  await import(/* webpackMode: "eager" */ '../listing/listing-api');
  await nextTurn();
  await import(/* webpackMode: "eager" */ '../page/create-store');
  await nextTurn();
  const { mount } = await import(/* webpackMode: "eager" */ './mount');
  await nextTurn();
  await mount();
}

void begin();
