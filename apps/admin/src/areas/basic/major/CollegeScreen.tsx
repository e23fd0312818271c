import { baseCollege, baseCollegeTag } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { plainActions } from '../../../kit/form/plainActions';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';

const { create, list, remove, update } = baseCollege;
const usual = { status: String(onOff.code('on')), nature: '1' };
const MOST_TAGS = 200;

/** 院校: schools of higher education, found by the names they used to have as well. */
export function CollegeScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const tagged = useChoices(
    baseCollegeTag.list,
    { pageSize: MOST_TAGS, status: onOff.code('on') },
    ({ tagId, name }) => ({ value: tagId, label: name }),
  );
  const form = [
    'code',
    'name',
    'prov',
    'level',
    'nature',
    'authority',
    'normal',
    'exemption',
    'formerNames',
    choices('tagIds', tagged, { many: true, wide: true }),
    'status',
  ] as const;
  return (
    <ListScreen
      title="院校管理"
      note="申请人填写学历时可选的院校；按名称查询时曾用名也能查到，曾用名有多个的用顿号分开。"
      list={list}
      search={['code', 'name', 'prov', 'nature', 'normal', 'exemption', 'status']}
      sorts={['code', 'updatedAt']}
      columns={[
        'code',
        'name',
        'status',
        'prov',
        'level',
        'nature',
        'authority',
        'normal',
        'exemption',
        'formerNames',
        'tagNames',
        'updatedAt',
      ]}
      toolbar={<FormButton call={create} label="新增院校" primary fields={form} initial={usual} />}
      rowActions={(row) => plainActions({ update, remove }, row, form, `院校“${row.name}”`)}
    >
      {tabs}
    </ListScreen>
  );
}
