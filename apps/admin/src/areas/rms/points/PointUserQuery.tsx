import type { admins } from '@tqc/contract/rms';
import { ListScreen } from '../../../kit/list/ListScreen';
import { OfOrgsButton } from './OfOrgsButton';
import { COLUMNS, SEARCH } from './pointLists';

interface QueryProps {
  /** Of 认定 or of 定期注册: one list of people. */
  readonly list: typeof admins.queryCertificateUser | typeof admins.queryEnrollUser;
  /** The same of several organisations at once. */
  readonly ofOrgs:
    | typeof admins.queryCertificateUserByOrgIds
    | typeof admins.queryEnrollUserByOrgIds;
}

/** People of confirmation points, to look at: the points of the whole place. */
export function PointUserQuery({ list, ofOrgs }: QueryProps) {
  return (
    <ListScreen
      note="本机构范围内确认点的用户；由确认点所属机构管理。"
      list={list}
      search={SEARCH}
      sorts={['account', 'name', 'updatedAt']}
      columns={COLUMNS}
      toolbar={<OfOrgsButton list={ofOrgs} />}
    />
  );
}
