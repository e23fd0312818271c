import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { limit } from '@tqc/contract/limit';
import type { Row } from '@tqc/contract/kit';
import { routeOf } from '@tqc/contract/screens';
import { limitStatus } from '@tqc/domain/dictionaries';
import { limitFlow } from '@tqc/domain/limit';
import { useNavigate } from 'react-router-dom';
import { ownActions } from '../../kit/case/ownActions';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { required } from '../../kit/form/formFields';
import { ListScreen } from '../../kit/list/ListScreen';
import { useStateTab } from '../../kit/list/StateTabs';
import { call } from '../../kit/session/api';
import { useSession } from '../../kit/session/session';
import { useMay } from '../../kit/session/useMay';
import { CertsButton } from './CertsButton';
import { DocumentsLink } from './DocumentsLink';
import { ENTRY_TABS, EntryTabs } from './EntryTabs';
import { LawsButton } from './LawsButton';
import { restrictionView } from './RestrictionFacts';
import { centreFields, documents, entryForm } from './restrictionForm';

const { create, get, list, remove, update, uploadDecisionFile } = limit;
const CENTRE = 5;

/** 限制库管理 */
export function LimitManageScreen() {
  const isCentre = useSession(({ user }) => user?.orgType === CENTRE);
  const { statuses } = useStateTab(ENTRY_TABS);
  return (
    <ListScreen
      note="录入丧失、撤销教师资格等限制，上一级审批通过后立即生效；期满或批准解除后不再限制。"
      list={list}
      fixed={statuses.length > 0 ? { statuses } : {}}
      sorts={['beginDate', 'endDate']}
      search={[
        'name',
        'idNo',
        'limitNo',
        'limitType',
        'documentNo',
        'area',
        'orgName',
        'pushStatus',
        { name: 'beginDate', label: '限制开始日期', kind: 'dateRange' },
        { name: 'endDate', label: '限制截止日期', kind: 'dateRange' },
      ]}
      columns={[
        'limitNo',
        'name',
        'status',
        'sex',
        'idNo',
        'limitType',
        'laws',
        'documentNo',
        'authority',
        'beginDate',
        'endDate',
        'orgName',
        'pushStatus',
      ]}
      actionsWidth={260}
      toolbar={
        <>
          <FormButton
            call={create}
            label="新增限制"
            primary
            fields={isCentre ? centreFields : entryForm.entered}
            initial={{ idType: '1', laws: [] }}
          />
          <LawsButton />
          <OthersLink />
        </>
      }
      rowActions={actionsOf}
    >
      <EntryTabs />
    </ListScreen>
  );
}

/** To what other organisations have entered: it has no place in the menu. */
function OthersLink() {
  const navigate = useNavigate();
  const may = useMay(limit.queryLimitationOther);
  return may ? (
    <Button onClick={() => navigate(routeOf('limit.other'))}>其他机构数据</Button>
  ) : null;
}

/** To look, and what the organisation that entered it does: elements that the list can read. */
function actionsOf(row: Row<typeof list>) {
  const { limitId, own, status, version } = row;
  const can = (event: Parameters<typeof limitFlow.can>[0]) => own && limitFlow.can(event, status);
  const key = { limitId, version };
  return (
    <>
      {restrictionView(get, { limitId }, row)}
      {ownActions({
        update,
        row: key,
        form: {
          fields: entryForm.changed,
          load: async () => entryForm.start(await call(get, { limitId })),
        },
        can,
        submit: { can: can('submit'), question: `把${row.name}的限制提交上一级审批吗？` },
      })}
      <FormButton
        call={update}
        label="申请解除"
        link
        fields={[
          required('releaseReason'),
          required('releasePaperNo'),
          required('releaseText'),
          documents('releaseFiles'),
        ]}
        row={key}
        input={{ action: 'askRelease' }}
        intro={`${row.name}的限制 ${row.limitNo}：经上一级初审、再上一级审批后解除，批准以前继续限制。`}
        when={can('askRelease')}
      />
      <AskButton
        call={update}
        label="撤回解除申请"
        link
        row={row}
        input={{ action: 'withdrawRelease' }}
        question={`撤回${row.name}的解除申请吗？限制继续有效，可以再申请。`}
        when={can('withdrawRelease')}
      />
      <CertsButton entry={row} />
      <FormButton
        call={uploadDecisionFile}
        label="补充文书"
        link
        fields={[documents('files')]}
        input={{ limitId }}
        when={own && status !== limitStatus.code('released')}
      />
      <DocumentsLink entry={row} />
      <AskButton
        call={remove}
        label="删除"
        link
        danger
        row={row}
        question={`删除${row.name}的限制 ${row.limitNo} 吗？`}
        when={can('remove')}
      />
    </>
  );
}
