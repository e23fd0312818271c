import { normalStudent, StudentImport } from '@tqc/contract/exemption';
import { lookup } from '@tqc/contract/lookup';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ImportLogScreen } from './ImportLogScreen';

const meta = {
  title: '页面/免试认定/导入日志',
  component: ImportLogScreen,
  parameters: { screen: 'exemption.normalDataImportLog' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ImportLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = {
  fileName: '2024届师范生.xlsx',
  classYears: [2024],
  total: 36,
  ok: 34,
  failed: 2,
  overwritten: 5,
  operator: '林问夏',
  beginAt: '2024-06-11T01:00:00Z',
  endAt: '2024-06-11T01:02:00Z',
  undone: false,
  mayUndo: false,
  undoneAt: null as string | null,
};

export const log = fakeTransport(normalStudent, {
  importLog: () =>
    pageOf(
      exampleRow(StudentImport, { ...file, fileName: '刚导入的.xlsx', mayUndo: true }),
      exampleRow(StudentImport, file, 2),
      exampleRow(
        StudentImport,
        { ...file, fileName: '撤销了的.csv', undone: true, undoneAt: '2024-06-10T03:00:00Z' },
        3,
      ),
    ),
  undoImport: () => null,
});

/** 24小时内的可以撤销，过了的和撤销了的不能。 */
export const 高校: Story = storyAs(userAt('university'), log, fakeTransport(lookup, {}));
