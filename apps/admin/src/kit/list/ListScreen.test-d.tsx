import { certBatch } from '@tqc/contract/register';
import { ListScreen } from './ListScreen';

const usual = { title: '批次', note: '', list: certBatch.list } as const;

/** What must not compile: names of a list are those of its call. */
export const refused = [
  // @ts-expect-error a search field that is no filter of the list
  <ListScreen key="1" {...usual} columns={['cbName']} search={['cbNam']} />,
  // @ts-expect-error a column that is no field of the row
  <ListScreen key="2" {...usual} columns={['cbNam']} />,
  // @ts-expect-error an order that the list does not offer
  <ListScreen key="3" {...usual} columns={['cbName']} sorts={['notice']} />,
  // @ts-expect-error input that the list does not take
  <ListScreen key="4" {...usual} columns={['cbName']} fixed={{ side: 'own' }} />,
];
