import { Affair, ssouserForgetpassApply } from '@tqc/contract/applicant';
import type { OutputOf, Row } from '@tqc/contract/kit';
import { affairFlow, affairKinds } from '@tqc/domain/applicant';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { FormButton } from '../../kit/form/buttons';
import { required } from '../../kit/form/formFields';
import { ListScreen } from '../../kit/list/ListScreen';
import { waitedColumn } from '../../kit/list/waitedColumn';
import { FieldSections } from '../../kit/record/FieldSections';
import { ViewButton } from '../../kit/record/ViewButton';
import { LifeList } from './LifeList';
import { PictureRow } from './PictureRow';

const { get, list, update } = ssouserForgetpassApply;

const ASKED = [
  'affairNo',
  'affairType',
  'name',
  'idNo',
  'oldValue',
  'newValue',
  'submittedAt',
] as const;
const REVIEWED = ['flag', 'opinion', 'reviewer', 'reviewedAt'] as const;
/** What happens when it passes, for whoever decides. */
const EFFECTS: Readonly<Record<number, string>> = {
  [affairKinds.password]: '通过后由申请人渠道重置密码。',
  [affairKinds.mobile]: '通过后账户的手机号码改为新号码。',
  [affairKinds.name]: '通过后账户的姓名改为新姓名，已交的申请不变。',
  [affairKinds.idNo]: '通过后账户的证件号码改为新号码；原号码名下有申请或证书的不能这样改。',
  [affairKinds.close]: '通过后账户注销，不能恢复。',
  [affairKinds.join]: '通过后另一账户的证书和成绩并入本账户，另一账户注销。',
};

/** 申请人事务审核 */
export function AffairsReviewScreen() {
  return (
    <ListScreen
      note="申请人账户的事务：核对材料后办理，结果以短信告知申请人；不通过要写原因。"
      list={list}
      sorts={['submittedAt']}
      search={[
        'name',
        'idNo',
        'affairType',
        'flag',
        { name: 'submittedAt', label: '提交时间', kind: 'dateRange' },
      ]}
      columns={[
        'affairNo',
        'flag',
        'affairType',
        'name',
        'idNo',
        'oldValue',
        'newValue',
        'submittedAt',
        waited,
        'reviewer',
        'reviewedAt',
      ]}
      actionsWidth={210}
      rowActions={actionsOf}
    />
  );
}

const waiting = (row: Row<typeof list>) => affairFlow.can('pass', row.flag);
const waited = {
  ...waitedColumn,
  text: (row: Row<typeof list>) =>
    waiting(row) ? waitedColumn.text({ appliedAt: row.submittedAt }) : '',
  render: (row: Row<typeof list>) =>
    waiting(row) ? waitedColumn.render({ appliedAt: row.submittedAt }) : null,
};

function actionsOf(row: Row<typeof list>) {
  const key = { affairId: row.affairId, version: row.version };
  return (
    <>
      <ViewButton call={get} input={{ affairId: row.affairId }} title={`${row.name}的事务`}>
        {(record) => <AffairFacts record={record} />}
      </ViewButton>
      <FormButton
        call={update}
        label="通过"
        link
        row={key}
        input={{ action: 'pass' }}
        fields={['opinion']}
        intro={EFFECTS[row.affairType] ?? ''}
        when={affairFlow.can('pass', row.flag)}
      />
      <FormButton
        call={update}
        label="不通过"
        link
        danger
        row={key}
        input={{ action: 'refuse' }}
        fields={[required('opinion')]}
        intro="原因以短信告知申请人，申请人可以更正后再提交。"
        when={affairFlow.can('refuse', row.flag)}
      />
    </>
  );
}

function AffairFacts({ record }: { readonly record: OutputOf<typeof get> }) {
  return (
    <>
      <FieldSections schema={Affair} record={record} sections={{ 申请办理: ASKED }} />
      <SectionHeader title="材料">
        <PictureRow pictures={record.pictures} none="没有材料" />
      </SectionHeader>
      <FieldSections schema={Affair} record={record} sections={{ 审核: REVIEWED }} />
      <LifeList life={record.life} />
    </>
  );
}
