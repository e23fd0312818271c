import { baseDict, DictEntry } from '@tqc/contract/basic';
import { msgTemplate } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const rows = msgTemplate.options.map(({ value, label }, at) =>
  exampleRow(
    DictEntry,
    {
      dtId: 'msgTemplate',
      typeName: '消息模板',
      code: value,
      name: label,
      label: null,
      builtIn: true,
      stoppable: true,
      status: 1,
    },
    at + 1,
  ),
);

/** The product's own messages, none of them worded anew. */
export const templateRows = fakeTransport(baseDict, {
  list: () => pageOf(...rows),
  get: ({ dicId }) => rows.find((row) => row.dicId === dicId) ?? rows[0]!,
  update: () => null,
});
