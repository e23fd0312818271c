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
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useState, type ReactNode } from 'react';
import { KindTabs } from '../../kit/list/KindTabs';
import { PagedTable } from '../../kit/list/PagedTable';
import { detailItem } from '../../kit/record/detailItem';
import { mayCall } from '../../kit/session/mayCall';
import { useSession } from '../../kit/session/session';
import { ApplicantFacts } from './ApplicantFacts';

type Detail = OutputOf<typeof ssouser.get>;
interface Tab {
  readonly key: string;
  readonly label: string;
  /** What the tab reads; whoever has no right to it is not offered the tab. */
  readonly list: { readonly permission: string };
  readonly shown: (ssoId: string) => ReactNode;
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

const LISTS: readonly Tab[] = [
  {
    key: 'score',
    label: '国考成绩',
    list: score.list,
    shown: (ssoId) => (
      <PagedTable
        label="国考成绩"
        list={score.list}
        input={{ ssoId }}
        names={[
          'examBatch',
          'validation',
          'prov',
          'grade',
          'scoreOne',
          'scoreTwo',
          'scoreThree',
          'interviewSubject',
          'interviewScore',
          'proofNo',
          'expiredTime',
          'expired',
        ]}
      />
    ),
  },
  {
    key: 'normalStudent',
    label: '师范生免试',
    list: normalPreServiceTeacher.list,
    shown: (ssoId) => (
      <PagedTable
        label="师范生免试"
        list={normalPreServiceTeacher.list}
        input={{ ssoId }}
        names={[
          'collegeName',
          'status',
          'majorName',
          'teacherType',
          'grade',
          'subjectName',
          'abilityNo',
          'validFrom',
          'validTo',
          'studentMatch',
        ]}
      />
    ),
  },
  {
    key: 'college',
    label: '学历',
    list: ssouserCollegeCert.list,
    shown: (ssoId) => (
      <PagedTable
        label="学历"
        list={ssouserCollegeCert.list}
        input={{ ssoId }}
        names={[
          'school',
          'validation',
          'level',
          'studyForm',
          'major',
          'beginDate',
          'endDate',
          'diplomaNo',
          'checkedAt',
          'checker',
        ]}
      />
    ),
  },
  {
    key: 'student',
    label: '学籍',
    list: ssouserStudent.list,
    shown: (ssoId) => (
      <PagedTable
        label="学籍"
        list={ssouserStudent.list}
        input={{ ssoId }}
        names={[
          'school',
          'validation',
          'state',
          'department',
          'major',
          'level',
          'years',
          'beginDate',
          'expectedEnd',
          'lastTerm',
          'checkedAt',
        ]}
      />
    ),
  },
  {
    key: 'degree',
    label: '学位',
    list: ssouserDegreeCert.list,
    shown: (ssoId) => (
      <PagedTable
        label="学位"
        list={ssouserDegreeCert.list}
        input={{ ssoId }}
        names={[
          'authority',
          'validation',
          'degree',
          'category',
          'major',
          'grantedOn',
          'degreeNo',
          'checkedAt',
          'checker',
        ]}
      />
    ),
  },
  {
    key: 'pth',
    label: '普通话证书',
    list: ssouserPthCert.list,
    shown: (ssoId) => (
      <PagedTable
        label="普通话证书"
        list={ssouserPthCert.list}
        input={{ ssoId }}
        names={[
          'certificateNo',
          'validation',
          'level',
          'score',
          'testedOn',
          'station',
          'prov',
          'checkedAt',
          'checker',
        ]}
      />
    ),
  },
  {
    key: 'other',
    label: '其他证书',
    list: ssoUserTeacherCert.list,
    shown: (ssoId) => (
      <PagedTable
        label="其他证书"
        list={ssoUserTeacherCert.list}
        input={{ ssoId }}
        names={[
          'title',
          'validation',
          'kind',
          'certificateNo',
          'grade',
          'authority',
          'issuedOn',
          'validUntil',
          'checkedAt',
        ]}
      />
    ),
  },
  {
    key: 'accessQuery',
    label: '准入查询',
    list: ssouserAccessquery.list,
    shown: (ssoId) => (
      <PagedTable
        label="准入查询"
        list={ssouserAccessquery.list}
        input={{ ssoId }}
        names={[
          'batchNo',
          'result',
          'regId',
          'orgName',
          'way',
          'operator',
          'sentAt',
          'answeredAt',
          'validUntil',
          'reconsideration',
        ]}
      />
    ),
  },
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
      {chosen && <div key={chosen.key}>{chosen.shown(record.ssoId)}</div>}
      {current === CERTS.key && <HeldCerts certs={record.certs} />}
      {current === ACCOUNT.key && <ApplicantFacts record={record} />}
    </>
  );
}

/** Certificates of the applicant, each with what its last registration concluded. */
function HeldCerts({ certs }: { readonly certs: Detail['certs'] }) {
  if (certs.length === 0) return <p>在本辖区没有教师资格证书</p>;
  return certs.map((cert) => (
    <SectionHeader key={cert.certId} title={cert.certNo}>
      <DescriptionList
        columns="auto"
        items={CERT.map((name) => detailItem(name, factsOf(HeldCert.shape[name]), cert[name]))}
      />
    </SectionHeader>
  ));
}
