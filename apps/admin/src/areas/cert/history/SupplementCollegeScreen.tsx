import { HistoryCollege, historyValid } from '@tqc/contract/cert';
import { factsOf, type Row } from '@tqc/contract/kit';
import { historyCollegeFlow } from '@tqc/domain/cert';
import { reviewFlag } from '@tqc/domain/dictionaries';
import type { Option } from '@tqc/ui/fields';
import type { FormField } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { showValue } from '../../../kit/form/fieldsOf';
import { required } from '../../../kit/form/formFields';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ScopeSwitch, useOwnScope } from '../../../kit/list/OwnScope';
import { statusTabs } from '../../../kit/list/statusTabs';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { FieldSections } from '../../../kit/record/FieldSections';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';

const { associationCollege, collegeAud, get, selectColeegeToHistoryValid } = historyValid;
type College = Row<typeof collegeAud>;

const TABS = statusTabs({
  of: 'status',
  status: reviewFlag,
  keys: ['waiting', 'failed', 'passed'],
  words: { waiting: '待补充', failed: '已退回', passed: '已补充' },
});

/** 补充学历历史 */
export function SupplementCollegeScreen() {
  const { fixed, tabs } = useKindTabs('审核状态', TABS, 'state', <ScopeSwitch />);
  const { mine } = useOwnScope();
  return (
    <ListScreen
      note="凭在读学籍认定、当时没有毕业证书的持证人：毕业后关联本人已核验的学历，或凭毕业证书人工补充。"
      list={collegeAud}
      fixed={{ ...fixed, ...(mine && { mine }) }}
      sorts={['name']}
      search={['name', 'idNo', 'archiveNo', 'certNo', 'firstSchool']}
      columns={[
        'archiveNo',
        'name',
        'idNo',
        'certNo',
        'ctId',
        'firstLevel',
        'firstSchool',
        'educationLevel',
        'graduateSchool',
        'diplomaNo',
        'graduateDate',
        'collegeVerifyStatus',
        'createdAt',
        'handler',
        'opinion',
      ]}
      actionsWidth={230}
      rowActions={(row) => <CollegeActions row={row} />}
    >
      {tabs}
    </ListScreen>
  );
}

const FACTS = [
  'name',
  'idNo',
  'certNo',
  'ctId',
  'firstLevel',
  'firstSchool',
  'educationLevel',
  'graduateSchool',
  'diplomaNo',
  'graduateDate',
  'handler',
  'handledAt',
  'opinion',
] as const;

function CollegeActions({ row }: { readonly row: College }) {
  const { regId, idRef: idNo, name, own, status } = row;
  const [found, setFound] = useState<readonly Option[]>([]);
  const can = (event: 'link' | 'refuse') => own && historyCollegeFlow.can(event, status);
  const levelOf = factsOf(HistoryCollege.shape.educationLevel);
  const chosen = {
    of: 'collegeId' as const,
    change: (field: FormField): FormField => ({
      name: field.name,
      label: '学历',
      kind: 'select',
      required: true,
      options: found,
      hint: found.length === 0 ? '本人没有已核验的学历，请先核验或人工补充' : '',
    }),
  };
  return (
    <>
      <FormButton
        call={selectColeegeToHistoryValid}
        label="关联学历"
        link
        fields={[chosen]}
        input={{ regId }}
        load={async () => {
          const { educations } = await call(get, { regId, idNo });
          setFound(
            educations.map(({ id, school, level, diplomaNo }) => ({
              value: id,
              label: `${school}　${showValue(levelOf, level)}　${diplomaNo}`,
            })),
          );
          return educations.length === 1 ? { collegeId: educations[0]?.id } : {};
        }}
        intro={`${name}：选择本人已核验的学历，关联后证书的学历和毕业学校同时更新。`}
        when={can('link')}
      />
      <FormButton
        call={associationCollege}
        label="人工补充"
        link
        fields={[
          required('educationLevel'),
          required('graduateSchool'),
          required('diplomaNo'),
          required('graduateDate'),
          required('file'),
        ]}
        input={{ regId, action: 'link' }}
        intro={`${name}：平台查不到的学历凭毕业证书原件补充，补充后证书的学历和毕业学校同时更新。`}
        when={can('link')}
      />
      <ViewButton call={get} input={{ regId, idNo }} title={`${name}的学历补充`}>
        {({ college }) =>
          college && (
            <FieldSections schema={HistoryCollege} record={college} sections={{ 学历: FACTS }} />
          )
        }
      </ViewButton>
      <FormButton
        call={associationCollege}
        label="退回"
        link
        fields={[required('opinion')]}
        input={{ regId, action: 'refuse' }}
        intro={`${name}：写明为什么不能补充，退回后仍可关联。`}
        when={can('refuse')}
      />
    </>
  );
}
