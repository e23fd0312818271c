import { cert, certAssign } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { printStatus } from '@tqc/domain/dictionaries';
import { ActionLink } from '@tqc/ui/DataTable';
import { Dialog } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { NumberRows } from '../../../kit/form/NumbersAhead';
import { ListScreen } from '../../../kit/list/ListScreen';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { useMay } from '../../../kit/session/useMay';
import { useSession } from '../../../kit/session/session';
import { useNavigate } from 'react-router-dom';

type Run = Row<typeof certAssign.list>;
const NOT_LAST = '只能收回本机构本年度最后一次生成的编号，请先收回之后的编号';

/** 编号记录 */
export function NumberRunsScreen() {
  const navigate = useNavigate();
  const mayPrint = useMay(cert.print);
  const user = useSession((session) => session.user);
  const [shown, setShown] = useState<Run>();
  return (
    <>
      <ListScreen
        note="每次生成的证书编号；没有打印、没有制作电子证照的可以改签发日期，最后一次的可以收回。"
        list={certAssign.list}
        search={['regId', 'recognisedOn', 'issueDate']}
        columns={[
          'createdAt',
          'orgName',
          'recognisedOn',
          'issueDate',
          'n',
          'serials',
          { of: 'kinds', width: 330 },
          'operator',
        ]}
        actionsWidth={260}
        onOpen={setShown}
        rowActions={(row, open) => (
          <>
            <ActionLink label="查看号码" onClick={open} />
            {mayPrint && row.orgName === user?.orgName && (
              <ActionLink label="去打印" onClick={() => navigate(unprinted(row))} />
            )}
            <FormButton
              call={certAssign.update}
              label="改签发日期"
              link
              fields={['issueDate']}
              row={row}
              intro={`${row.orgName}${row.recognisedOn}认定的 ${row.n} 张证书（${row.kinds}）都改成这一天，不早于认定日期，不晚于今天。`}
              when={row.orgName === user?.orgName}
            />
            <AskButton
              call={certAssign.remove}
              label="收回编号"
              link
              danger
              row={row}
              when={row.orgName === user?.orgName}
              reason={row.isLast ? undefined : NOT_LAST}
              question={`收回 ${row.n} 个编号（${row.kinds}）？收回后这些申请回到待编号，号码重新可用。`}
            />
          </>
        )}
      />
      {shown && <RunDialog run={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** The page of certificates with those of a run that are not printed. */
function unprinted({ id }: Run): string {
  const asked = new URLSearchParams({
    assignId: id,
    printStatus: String(printStatus.code('unprinted')),
  });
  return `/historyDataManage/CertSubModel?${asked}`;
}

/** Who got which number in a run. */
function RunDialog({ run, onClose }: { readonly run: Run; readonly onClose: () => void }) {
  const { record: found, failure, reload } = useRecord(certAssign.get, { id: run.id });
  return (
    <Dialog title={`编号记录（${run.n} 个）`} okText="关闭" onClose={onClose}>
      {found ? (
        <NumberRows
          label="生成的号码"
          rows={found.record.map(({ regId, name, certNo }) => ({ id: regId, name, no: certNo }))}
        />
      ) : (
        <RecordLine failure={failure} onRetry={reload} />
      )}
    </Dialog>
  );
}
