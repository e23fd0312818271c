import { change } from '@tqc/contract/enroll';
import type { ReactNode } from 'react';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';
import { changeColumns, changeSearch, viewChange } from './changeParts';
import { enrollChangeDecide } from './enrollChangeDecide';

const { list } = change;

/** Changes of plans as whoever stands above finds them beside the plans to decide on. */
export function EnrollChangesToDecideScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const level = useSession(({ user }) => user?.orgType) ?? 0;
  return (
    <ListScreen
      note="已通过的注册计划申请变更的在这里审批；通过后新的时间立即生效，申请的机构会收到消息。"
      list={list}
      search={changeSearch}
      columns={changeColumns}
      rowActions={(row) => (
        <>
          {enrollChangeDecide(row, level)}
          {viewChange(row)}
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
