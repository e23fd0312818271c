import type { normalFiling } from '@tqc/contract/exemption';
import type { InputOf, Row } from '@tqc/contract/kit';
import { ASSESSMENT, REFORM_GROUP, UNIVERSITY } from '@tqc/domain/exemption';
import type { FormField } from '@tqc/ui/FormDialog';
import { required, type NamedField } from '../../../kit/form/formFields';
import { memberRows } from './filingForm';

export type FilingKind = typeof REFORM_GROUP | typeof UNIVERSITY | typeof ASSESSMENT;
type Asked = Exclude<keyof InputOf<typeof normalFiling.update> & string, 'docId' | 'action'>;

interface KindOfFiling {
  readonly note: string;
  /** What the document is called. */
  readonly file: string;
  readonly columns: readonly (keyof Row<typeof normalFiling.list> & string)[];
  readonly fields: readonly (NamedField<Asked> | FormField | Asked)[];
  readonly search: readonly 'title'[];
}

const contact = ['contact', 'phone'] as const;

/** What each kind of filing is about. */
export const filingKinds: Readonly<Record<FilingKind, KindOfFiling>> = {
  [REFORM_GROUP]: {
    note: '每所高校每年度备案一次；保存就是提交，等待省级教育部门审批。',
    file: '成立文件',
    columns: ['leader', 'leaderDuty', 'memberCount'],
    fields: [required('leader'), required('leaderDuty'), ...contact, memberRows],
    search: [],
  },
  [UNIVERSITY]: {
    note: '每所高校每年度备案一次；三项备案都通过以后，才能提交该年度的学生数据。',
    file: '承诺书',
    columns: [
      'level',
      'normalMajors',
      'dueCount',
      'postgraduatePoint',
      'publicFunded',
      'teacherTypes',
    ],
    fields: [
      required('level'),
      required('normalMajors'),
      'dueCount',
      'postgraduatePoint',
      'publicFunded',
      required('teacherTypes'),
      ...contact,
    ],
    search: [],
  },
  [ASSESSMENT]: {
    note: '师范生教育教学能力怎样考核；通过的有效到下一年8月31日，审批时可以另定。',
    file: '办法文件',
    columns: ['title', 'grades', 'ways', 'paperSetting', 'passLimit', 'effectiveOn'],
    fields: [
      required('title'),
      required('grades'),
      required('ways'),
      required('paperSetting'),
      required('passLimit'),
      required('effectiveOn'),
      ...contact,
    ],
    search: ['title'],
  },
};
