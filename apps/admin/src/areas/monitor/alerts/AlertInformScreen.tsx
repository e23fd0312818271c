import { monAlertInform } from '@tqc/contract/monitor';
import { alertRuleOf } from '@tqc/domain/wall';
import { lookup } from '@tqc/contract/lookup';
import type { FormValues } from '@tqc/ui/FormDialog';
import type { Option } from '@tqc/ui/fields';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';
import { useMay } from '../../../kit/session/useMay';
import { peopleField, peopleIn } from '../../../trade/people/PeopleField';
import { TrialButton } from './TrialButton';

const { create, list, remove, update } = monAlertInform;
const CENTRE = 5;
const RECEIVERS = 'receivers';
/** What both forms ask for; who is told by a role is one of the roles that a message goes to. */
const fieldsWith = (roles: readonly Option[]) =>
  [
    'enabled',
    'threshold',
    'severity',
    'targets',
    choices('roleId', roles),
    'ways',
    { ...peopleField(undefined, RECEIVERS), label: '另外通知', required: false },
    'quietFrom',
    'quietTo',
  ] as const;
const told = (values: FormValues) => ({ receivers: peopleIn(values, RECEIVERS) ?? [] });

/** 规则设置: how each rule counts and whom it tells; a province may set its own. */
export function AlertInformScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const { user } = useSession();
  const isCentre = user?.orgType === CENTRE;
  const may = useMay(update);
  const roles = useChoices(may ? lookup.queryRole : undefined, {}, ({ roleId, roleName }) => ({
    value: roleId,
    label: roleName,
  }));
  const fields = fieldsWith(roles);
  return (
    <ListScreen
      title="规则设置"
      note="预警规则的阈值、级别和通知对象。全国有一套设置；省级可以为本省单独设置，删除后恢复全国的设置。没有通知对象也没有另外通知的人时只在控制台显示；免打扰时段里的预警，过后再通知，那时已经消除的不再通知。"
      list={list}
      search={['rule', 'enabled', 'severity']}
      sorts={['updatedAt']}
      columns={[
        {
          key: 'rule',
          title: '规则名称',
          width: 200,
          pinned: 'left',
          ellipsis: true,
          text: ({ rule }) => alertRuleOf(rule)?.title ?? rule,
        },
        'enabled',
        'ruleCode',
        'placeName',
        'business',
        'threshold',
        'severity',
        'targets',
        'ways',
        'roleName',
        {
          key: 'receivers',
          title: '另外通知',
          width: 160,
          ellipsis: true,
          text: ({ receivers }) => receivers.map(({ name }) => name).join('、'),
        },
        'quietFrom',
        'quietTo',
        'updatedAt',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="为本省单独设置"
          primary
          drawer
          fields={['rule', ...fields]}
          initial={{ enabled: true, ways: ['1'] }}
          toInput={told}
          intro="没有阈值的规则请把阈值留空。"
          when={!isCentre}
        />
      }
      actionsWidth={210}
      rowActions={(row) => {
        const isOwn = isCentre ? row.prov === '' : row.prov !== '';
        return (
          <>
            <FormButton
              call={update}
              row={row}
              label="编辑"
              link
              drawer
              initial={{ receivers: row.receivers }}
              fields={fields}
              toInput={told}
              intro={hintOf(row.rule)}
              when={isOwn}
            />
            <TrialButton row={row} />
            <AskButton
              call={remove}
              row={row}
              label="删除"
              link
              danger
              question={`删除“${alertRuleOf(row.rule)?.title ?? ''}”的单独设置，恢复全国的设置？`}
              when={isOwn && !isCentre}
            />
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}

/** What the measure of a rule is measured in. */
function hintOf(rule: string): string {
  const measure = alertRuleOf(rule)?.measure;
  return measure
    ? `阈值的单位是${measure.unit}，一般为${measure.usual}。`
    : '这条规则按法定期限或安排计算，没有阈值。';
}
