import { enrollmentPapers } from '@tqc/contract/enroll';
import { fetchBytes } from '../../../kit/record/useFile';
import { PaperButton } from '../../../kit/record/PaperButton';

const { enrollReport } = enrollmentPapers;
const PAPERS = { apply: '申请表', report: '注册报告' } as const;

/** 申请表 or 注册报告 of a row, an element the list can read. */
export function reportButton(
  form: keyof typeof PAPERS,
  row: {
    readonly enrId: string;
    readonly idRef: string;
    readonly name: string;
    readonly version: number;
  },
) {
  const { enrId, idRef: idNo, name, version } = row;
  const label = PAPERS[form];
  return (
    <PaperButton
      call={enrollReport}
      label={label}
      link
      title={`${name}的${label}`}
      paperKey={`${form}/${enrId}/${version}`}
      fileName={`${label}.pdf`}
      read={() => fetchBytes(enrollReport, { enrId, idNo, form })}
    />
  );
}
