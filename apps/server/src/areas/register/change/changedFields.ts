import { changeableFields, type ChangeableField } from '@tqc/contract/register';
import { nation, politics, recognitionStatus } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { isPersonName } from '@tqc/domain/shared';
import { ApiFailure } from '../../../kit/failure';
import type { RegistrationRecord } from '../../../trade/registration';
import type { SubjectChoice } from '../../../trade/subjects';

const LABELS: Readonly<Record<ChangeableField, string>> = {
  name: '姓名',
  formerName: '曾用名',
  nation: '民族',
  politics: '政治面貌',
  workUnit: '工作单位',
  graduateSchool: '毕业学校',
  major: '专业',
  diplomaNo: '毕业证书号',
  subjectId: '任教学科',
};

/** A changed field as it is kept: before and after as people read them, and the value to write. */
export interface Kept {
  readonly field: ChangeableField;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly value: string;
}

/** What stands on a certificate is changed with it, or the two would contradict each other. */
export function requireUnnumbered({ status }: { readonly status: number }): void {
  if (status === recognitionStatus.code('recognised'))
    throw new ApiFailure(422, '证书编号已生成，请在证书管理中申请证书变更');
}

/**
 * The fields that differ from the application, as they stand and as people read them; `subjects`
 * are those of its certificate type.
 */
export function differences(
  row: RegistrationRecord,
  wanted: Partial<Record<ChangeableField, string>>,
  subjects: readonly SubjectChoice[],
): Kept[] {
  return (Object.keys(changeableFields) as ChangeableField[]).flatMap((field) => {
    const value = wanted[field]?.trim();
    const before = String(row[field] ?? '');
    if (value === undefined || value === before) return [];
    if (field === 'name' && !isPersonName(value))
      throw refuse('name', '姓名应为2至30个汉字，间隔号只能在两字之间');
    if (field === 'subjectId' && !subjects.some(({ id, isOpen }) => isOpen && id === value))
      throw refuse('subjectId', '任教学科不属于所申请的资格种类');
    if (
      (field === 'nation' && !nation.has(value)) ||
      (field === 'politics' && !politics.has(value))
    )
      throw new ApiFailure(400);
    return [
      {
        field,
        label: LABELS[field],
        before: shown(subjects, field, before),
        after: shown(subjects, field, value),
        value,
      },
    ];
  });
}

/** A value as people read it. */
export function shown(
  subjects: readonly SubjectChoice[],
  field: ChangeableField,
  value: string,
): string {
  if (field === 'nation') return nation.label(value);
  if (field === 'politics') return politics.label(value);
  if (field === 'subjectId') return subjects.find(({ id }) => id === value)?.name ?? value;
  return value;
}
