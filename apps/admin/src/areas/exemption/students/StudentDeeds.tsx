import { MOST_STUDENTS, normalStudent } from '@tqc/contract/exemption';
import { CENTRE, UNIVERSITY } from '@tqc/domain/organisations';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { required } from '../../../kit/form/formFields';
import { recordsOf, type Chosen } from '../../../kit/form/inParts';
import { PassOrReturn } from '../../../kit/form/PassOrReturn';
import { tellNote } from '../../../kit/session/api';
import { useSession } from '../../../kit/session/session';

const { audit, number, submit } = normalStudent;

/** What is done with the chosen students: handed in by the university, decided by the province. */
export function StudentDeeds({
  chosen,
  onKeep,
}: {
  readonly chosen: readonly Chosen[];
  readonly onKeep: (ids: readonly string[]) => void;
}) {
  const orgType = useSession((session) => session.user?.orgType);
  return (
    <BulkBar chosen={chosen} noneChosen="请先勾选学生" onKeep={onKeep}>
      {orgType === UNIVERSITY ? <OfUniversity /> : <OfReviewer centre={orgType === CENTRE} />}
    </BulkBar>
  );
}

function OfUniversity() {
  return (
    <>
      <BulkButton
        call={submit}
        label="提交"
        input={(part) => ({ records: recordsOf(part), action: 'submit' as const })}
        most={MOST_STUDENTS}
        done="已提交"
      />
      <BulkButton
        call={submit}
        label="撤回提交"
        input={(part) => ({ records: recordsOf(part), action: 'withdraw' as const })}
        most={MOST_STUDENTS}
        done="已撤回"
      />
      <BulkButton
        call={number}
        label="生成证书编号"
        input={(part) => ({ records: recordsOf(part) })}
        most={MOST_STUDENTS}
        done="已编号"
        onAnswer={({ firstNo, lastNo }) => {
          if (firstNo !== '') tellNote(`已生成编号 ${firstNo} 至 ${lastNo}`);
        }}
      />
    </>
  );
}

/** The centre takes back what is passed, and decides nothing else. */
function OfReviewer({ centre }: { readonly centre: boolean }) {
  return (
    <>
      {!centre && (
        <PassOrReturn
          call={audit}
          input={(part, decision) => ({ records: recordsOf(part), decision })}
          most={MOST_STUDENTS}
          pass="审核通过"
        />
      )}
      <BulkButton
        call={audit}
        label="撤销通过"
        input={(part) => ({ records: recordsOf(part), decision: 'revoke' as const })}
        most={MOST_STUDENTS}
        fields={[required('opinion')]}
        done="已撤销"
      />
    </>
  );
}
