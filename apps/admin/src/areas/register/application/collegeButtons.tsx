import { registrationDocument, registrationReview } from '@tqc/contract/register';
import { FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { ScanLink } from '../../../kit/record/FileLink';
import type { Way } from './application';

/** 应届毕业生补交的学历: elements the list can read, so that it knows which buttons are there. */
export function collegeButtons({ row, when, link = false, onDone }: Way) {
  const common = { call: registrationReview.audCollegeInfo, link, when, onDone: () => onDone?.() };
  const diploma = (
    <ScanLink
      label="查看补交的毕业证书"
      call={registrationDocument.viewNewCollegeCert}
      input={{ regId: row.regId }}
      title={`${row.name}补交的毕业证书`}
    />
  );
  return [
    <FormButton
      key="pass"
      {...common}
      label="学历审核通过"
      fields={DIPLOMA}
      row={row}
      input={{ regId: row.regId, passed: true }}
      intro={<>请对照补交的毕业证书逐项核对；通过后申请恢复办理。{diploma}</>}
    />,
    <FormButton
      key="fail"
      {...common}
      label="学历审核不通过"
      danger
      fields={[required('opinion')]}
      row={{ version: row.version }}
      input={{ regId: row.regId, passed: false }}
      intro={<>意见会作为留言告诉申请人，申请仍等待补交学历。{diploma}</>}
    />,
  ];
}

/** The diploma as the reviewer sees it, to be mended while it is passed. */
const DIPLOMA = [
  required('diplomaNo'),
  required('graduateDate'),
  required('graduateSchool'),
  required('major'),
  required('educationLevel'),
] as const;
