import { baseOrg, baseOrgTag } from '@tqc/contract/basic';
import { routeOf } from '@tqc/contract/screens';
import { onOff } from '@tqc/domain/dictionaries';
import {
  CENTRE,
  CITY,
  COUNTY,
  POINT,
  PROVINCE,
  typesBelow,
  UNIVERSITY,
} from '@tqc/domain/organisations';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { Press } from '../../../kit/form/Press';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { usePageState } from '../../../kit/list/usePageState';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useMay } from '../../../kit/session/useMay';
import { useSession } from '../../../kit/session/session';
import { OrgFacts } from './OrgFacts';
import styles from './OrgScreen.module.css';
import { moveButtons } from './moveButtons';
import { paperButton } from './paperButton';
import { newName, paperField } from './renameForm';
import { OrgTree, type TreeOrg } from './OrgTree';
import { StopButton } from './StopButton';
import { StopsLink } from './StopsLink';
import {
  contactFields,
  isAuthority,
  newFields,
  plainFields,
  superiorFields,
  useUniversityFields,
  withoutMobile,
} from './orgForm';

const { create, exportOrg, get, list, orgInfoQueryChange, orgRename, remove, update } = baseOrg;
const AUTHORITIES = [COUNTY, CITY, PROVINCE];
/** Tags of one organisation: as many as a page of a list has at most. */
const MOST_TAGS = 200;
/** Most recognise and register. */
const BOTH = '3';
const ONLY_RECOGNITION = '1';

/** The tree of organisations beside the list of those at and below the chosen one. */
export function OrgList({ tabs }: { readonly tabs: ReactNode }) {
  const user = useSession((session) => session.user);
  const own: TreeOrg = {
    orgId: user?.orgId ?? '',
    orgName: user?.orgName ?? '',
    orgType: user?.orgType ?? POINT,
  };
  const [chosen, choose] = usePageState<TreeOrg>('org', own);
  const [turn, setTurn] = useState(0);
  const changed = () => setTurn(turn + 1);
  const below = typesBelow(chosen.orgType);
  const authorities = below.filter(isAuthority);
  const [only] = authorities;
  const university = useUniversityFields(useMay(create) && below.includes(UNIVERSITY));
  const navigate = useNavigate();
  const mayChanges = useMay(orgInfoQueryChange);
  const tags = useChoices(
    useMay(baseOrgTag.list) ? baseOrgTag.list : undefined,
    { status: onOff.code('on'), pageNo: 1, pageSize: MOST_TAGS },
    ({ orgTagId, name }) => ({ value: orgTagId, label: name }),
  );
  const tag: SearchField = { name: 'tagId', label: '标签', kind: 'dict', options: [...tags] };
  const intro = `上级机构：${chosen.orgName}`;
  const isOwn = (orgId: string) => orgId === own.orgId;
  return (
    <div className={styles.beside}>
      <OrgTree selected={chosen.orgId} onSelect={choose} turn={turn} />
      <ListScreen
        note="左侧选择机构，这里列出它和它的全部下级；新增的机构设在所选机构之下。"
        list={list}
        fixed={{ under: chosen.orgId }}
        search={[
          'orgName',
          'orgId',
          'orgCode3',
          'orgType',
          'orgBizType',
          'creditCode',
          'status',
          tag,
        ]}
        sorts={['areaCode', 'orgName', 'updatedAt']}
        columns={[
          'orgName',
          'status',
          'orgType',
          'orgBizType',
          'areaName',
          'parentName',
          'orgCode3',
          'creditCode',
          'head',
          'phone',
          'isQueryConfirmUser',
          'onlyEcert',
          'tagNames',
          'orgId',
          'updatedAt',
        ]}
        exportBy={exportOrg}
        toolbar={
          <>
            <FormButton
              call={create}
              label="新增下级机构"
              primary
              fields={newFields(authorities)}
              input={{ parentId: chosen.orgId }}
              initial={{
                orgBizType: BOTH,
                ...(only === undefined ? {} : { orgType: String(only) }),
              }}
              intro={intro}
              when={own.orgType !== POINT && own.orgType !== COUNTY}
              reason={
                authorities.length === 0
                  ? '所选机构下不设行政机构，请在左侧选择国家、省级或市级机构'
                  : undefined
              }
              onDone={changed}
            />
            <FormButton
              call={create}
              label="新增高校机构"
              fields={university}
              input={{
                parentId: chosen.orgId,
                orgType: UNIVERSITY,
                orgBizType: Number(ONLY_RECOGNITION),
              }}
              intro={intro}
              drawer
              when={own.orgType === CENTRE || own.orgType === PROVINCE}
              reason={
                below.includes(UNIVERSITY)
                  ? undefined
                  : '高校设在省级机构之下，请在左侧选择省级机构'
              }
              onDone={changed}
            />
            {mayChanges && (
              <Press
                label="变更记录"
                onClick={() => void navigate(routeOf('basic.provinceBatchPostpone'))}
              />
            )}
          </>
        }
        actionsWidth={236}
        rowActions={(row) => (
          <>
            <ViewButton call={get} input={{ orgId: row.orgId }} title={row.orgName}>
              {(org) => <OrgFacts org={org} />}
            </ViewButton>
            <FormButton
              call={update}
              row={row}
              label="编辑"
              link
              drawer
              fields={
                isOwn(row.orgId) && own.orgType !== CENTRE
                  ? contactFields
                  : AUTHORITIES.includes(row.orgType)
                    ? superiorFields
                    : plainFields
              }
              toInput={withoutMobile}
              onDone={changed}
            />
            <FormButton
              call={orgRename}
              row={row}
              label="更名"
              link
              drawer
              fields={[newName, 'paperNo', 'effectiveDay', 'sealChange', paperField(true)]}
              initial={{ orgName: '' }}
              intro={`现名称：${row.orgName}。到生效日期零时改用新名称，此前签发的证书名称不变。`}
              when={!isOwn(row.orgId)}
              onDone={changed}
            />
            {paperButton(row, isOwn(row.orgId), changed)}
            {moveButtons(row, isOwn(row.orgId), changed)}
            <StopButton
              label="停用"
              row={row}
              when={!isOwn(row.orgId) && row.status === onOff.code('on')}
              onDone={changed}
            />
            <StopsLink label="停用记录" orgId={row.orgId} when={row.status === onOff.code('off')} />
            <AskButton
              call={remove}
              row={row}
              label="删除"
              link
              danger
              question={`确定删除“${row.orgName}”吗？有用户、下级机构或业务数据的机构不能删除。`}
              when={!isOwn(row.orgId)}
              onDone={() => {
                if (chosen.orgId === row.orgId) choose(own);
                changed();
              }}
            />
          </>
        )}
      >
        {tabs}
      </ListScreen>
    </div>
  );
}
