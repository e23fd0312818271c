import {
  HeldCert,
  normalPreServiceTeacher,
  score,
  ssouserAccessquery,
  ssouserCollegeCert,
  ssouserDegreeCert,
  ssouserPthCert,
  ssouserStudent,
  ssoUserTeacherCert,
  type ssouser,
} from '@tqc/contract/applicant';
import type { Call, InputOf, OutputOf, Row } from '@tqc/contract/kit';
import { useState, type ReactNode } from 'react';
import { KindTabs } from '../../kit/list/KindTabs';
import { PagedTable } from '../../kit/list/PagedTable';
import { FieldSections } from '../../kit/record/FieldSections';
import { mayCall } from '../../kit/session/mayCall';
import { useSession } from '../../kit/session/session';
import { ApplicantFacts } from './ApplicantFacts';
import { ACCESS_QUERY, COLLEGE, DEGREE, EXEMPT, MANDARIN, OTHER, SCORE, STUDENT } from './facts';

type Detail = OutputOf<typeof ssouser.get>;
interface Tab {
  readonly key: string;
  readonly label: string;
  /** What the tab reads; whoever has no right to it is not offered the tab. */
  readonly list: { readonly permission: string };
  readonly table: (ssoId: string) => ReactNode;
}

const CERT = [
  'status',
  'ctId',
  'subjectName',
  'orgName',
  'recognisedOn',
  'conclusion',
  'validUntil',
  'ecertStatus',
] as const satisfies readonly (keyof typeof HeldCert.shape)[];

/** A tab with one list about the applicant. */
function tabOf<C extends Call>(
  key: string,
  label: string,
  list: C,
  names: readonly (keyof Row<C> & string)[],
): Tab {
  return {
    key,
    label,
    list,
    table: (ssoId) => (
      // Each of these lists can be narrowed to one applicant.
      <PagedTable label={label} list={list} input={{ ssoId } as InputOf<C>} names={names} />
    ),
  };
}

const CHECKED = ['checkedAt', 'checker'] as const;
const LISTS: readonly Tab[] = [
  tabOf('score', '国考成绩', score.list, ['validation', ...SCORE]),
  tabOf('normalStudent', '师范生免试', normalPreServiceTeacher.list, ['status', ...EXEMPT]),
  tabOf('college', '学历', ssouserCollegeCert.list, ['validation', ...COLLEGE, ...CHECKED]),
  tabOf('student', '学籍', ssouserStudent.list, ['validation', ...STUDENT, ...CHECKED]),
  tabOf('degree', '学位', ssouserDegreeCert.list, ['validation', ...DEGREE, ...CHECKED]),
  tabOf('pth', '普通话证书', ssouserPthCert.list, ['validation', ...MANDARIN, ...CHECKED]),
  tabOf('other', '其他证书', ssoUserTeacherCert.list, ['validation', ...OTHER, ...CHECKED]),
  tabOf('accessQuery', '准入查询', ssouserAccessquery.list, ['result', ...ACCESS_QUERY]),
];

const ACCOUNT = { key: 'account', label: '账户' };
const CERTS = { key: 'certs', label: '教师资格证书' };

/** An applicant from every side: account, what was read of the person, certificates held. */
export function ApplicantTabs({ record }: { readonly record: Detail }) {
  const rights = useSession((session) => session.rights);
  const [current, setCurrent] = useState(ACCOUNT.key);
  const lists = LISTS.filter(({ list }) => mayCall(rights, list));
  const chosen = lists.find(({ key }) => key === current);
  return (
    <>
      <KindTabs
        label="申请人信息"
        tabs={[ACCOUNT, ...lists, { ...CERTS, count: ` ${record.certs.length}` }]}
        current={current}
        onChoose={setCurrent}
      />
      {chosen && <div key={chosen.key}>{chosen.table(record.ssoId)}</div>}
      {current === CERTS.key && <HeldCerts certs={record.certs} />}
      {current === ACCOUNT.key && <ApplicantFacts record={record} />}
    </>
  );
}

/** Certificates of the applicant, each with what its last registration concluded. */
function HeldCerts({ certs }: { readonly certs: Detail['certs'] }) {
  if (certs.length === 0) return <p>在本辖区没有教师资格证书</p>;
  return certs.map((cert) => (
    <FieldSections
      key={cert.certId}
      schema={HeldCert}
      record={cert}
      sections={{ [cert.certNo]: CERT }}
    />
  ));
}
