import { certAddition } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { blankFlow } from '@tqc/domain/cert';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { required } from '../../kit/form/formFields';
import { ListScreen } from '../../kit/list/ListScreen';
import { ViewButton } from '../../kit/record/ViewButton';
import { momentText, todayText } from '../../kit/record/momentText';
import { transport, useSession } from '../../kit/session/session';
import styles from './print/print.module.css';

const { create, get, list, remove, update } = certAddition;
type Stock = Row<typeof list>;

/** 空白证书台账 */
export function BlankStockScreen() {
  const orgName = useSession(({ user }) => user?.orgName);
  const assigns = useSession(({ user }) => (user?.orgType ?? 0) >= 4);
  const year = Number(todayText(transport.now()).slice(0, 4));
  return (
    <ListScreen
      note="申领空白证书，省级分配号段，签收后才能打印；打坏的登记作废，年末盘点核销。"
      list={list}
      sorts={['year']}
      search={['year', 'orgName', 'ctId', 'status']}
      columns={[
        'year',
        'orgName',
        'ctId',
        'status',
        'firstNo',
        'lastNo',
        'left',
        'used',
        'voided',
        'n',
        'asked',
        'countedOn',
        'countDifference',
        'countReason',
        'applicant',
        'createdAt',
        'note',
      ]}
      actionsWidth={220}
      toolbar={
        <FormButton
          call={create}
          label="申领空白证书"
          primary
          fields={['year', 'ctId', 'asked', 'note']}
          initial={{ year }}
        />
      }
      rowActions={(row) => (
        <>
          <NumbersButton stock={row} />
          <FormButton
            call={update}
            label="分配号段"
            link
            row={{ ...row, n: row.asked }}
            fields={[required('firstNo'), 'n']}
            input={{ action: 'assign' }}
            when={assigns && blankFlow.can('assign', row.status)}
          />
          <AskButton
            call={update}
            label="签收"
            link
            row={row}
            input={{ action: 'receive' }}
            question={`收到 ${row.n} 张空白证书（${row.firstNo} 至 ${row.lastNo}），确定签收吗？`}
            when={row.orgName === orgName && blankFlow.can('receive', row.status)}
          />
          <FormButton
            call={update}
            label="登记作废"
            link
            row={{ ...row, firstNo: null, n: 1 }}
            fields={[required('firstNo'), required('n'), required('reason')]}
            input={{ action: 'void' }}
            intro={`号段 ${row.firstNo ?? ''} 至 ${row.lastNo ?? ''}：登记作废的空白证书不能再打印。`}
            when={row.orgName === orgName && blankFlow.can('void', row.status)}
          />
          <FormButton
            call={update}
            label="盘点核销"
            link
            row={row}
            fields={[required('counted'), 'difference']}
            input={{ action: 'close' }}
            intro={`账面结余 ${row.left} 张。核销以后剩下的不能再打印；与账面不一致时请写明差异原因。`}
            when={row.orgName === orgName && blankFlow.can('close', row.status)}
          />
          <FormButton
            call={update}
            label="撤销核销"
            link
            danger
            row={row}
            fields={[required('wrong')]}
            input={{ action: 'reopen' }}
            intro="盘点数写错时用：撤销以后剩下的可以再打印，并重新盘点。"
            when={row.orgName === orgName && blankFlow.can('reopen', row.status)}
          />
          <AskButton
            call={remove}
            label="撤回申领"
            link
            danger
            row={row}
            question={`撤回${row.year}年${row.asked}张空白证书的申领吗？`}
            when={row.orgName === orgName && blankFlow.can('remove', row.status)}
          />
        </>
      )}
    />
  );
}

/** Which numbers are no longer blank, and what became of them. */
function NumbersButton({ stock }: { readonly stock: Stock }) {
  return (
    <ViewButton call={get} input={{ id: stock.id }} label="明细" title="空白证书明细">
      {({ numbers }) =>
        numbers.length === 0 ? (
          '还没有使用或作废的空白证书'
        ) : (
          <ul className={styles.rows} aria-label="空白证书明细">
            {numbers.map(({ serial, voided, name, reason, operator, at }) => (
              <li key={serial}>
                <span>{serial}</span>
                <span>{voided ? `作废：${reason}` : `已打印 ${name}`}</span>
                <span>
                  {operator} {momentText(at)}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </ViewButton>
  );
}
