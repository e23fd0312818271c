import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { lookup } from '@tqc/contract/lookup';
import { registrationChange, registrationDocument } from '@tqc/contract/register';
import {
  nation,
  politics,
  recognitionStatus,
  recordStatusRegister,
} from '@tqc/domain/dictionaries';
import type { Option } from '@tqc/ui/fields';
import { useState } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import type { Wanted } from '../../../kit/form/formFields';
import { call } from '../../../kit/session/api';
import { PdfDrawer } from '../../../kit/record/PdfDrawer';
import { useMay } from '../../../kit/session/useMay';
import { fetchBytes } from '../../../kit/record/useFile';
import type { Application } from './application';
import { ReplaceButton } from './ReplaceButton';

const { papers, regOverInfoReport, registerPdfCredentials, regReport } = registrationDocument;
interface Print {
  readonly title: string;
  readonly read: (regId: string) => Promise<Blob>;
  /** Whether there is such a paper in a state; of every application when left out. */
  readonly when?: (status: number) => boolean;
}
const PRINTS: readonly Print[] = [
  { title: '申请表', read: (regId) => fetchBytes(regReport, { regId }) },
  { title: '受理凭证', read: (regId) => fetchBytes(registerPdfCredentials, { regId }) },
  { title: '办结信息表', read: (regId) => fetchBytes(regOverInfoReport, { regId }) },
  {
    title: '不予认定通知书',
    when: (status) => status === FAILED,
    read: (regIds) => fetchBytes(papers, { kind: 'refusal', regIds }),
  },
];
const FAILED = recognitionStatus.code('failed');
const NUMBERED = recognitionStatus.code('recognised');
const DELETED = recordStatusRegister.code('deleted');
const options = (list: readonly { readonly value: string | number; readonly label: string }[]) =>
  list.map(({ value, label }) => ({ value: String(value), label }));

/** Printing and changes of data. */
export function ApplicationActions({
  application,
  onDone,
  onReplaced,
}: {
  readonly application: Application;
  readonly onDone: () => void;
  readonly onReplaced: () => void;
}) {
  const { regId, version, status, recordStatus } = application;
  const mayPrint = useMay(regReport);
  const [print, setPrint] = useState<Print>();
  const [subjects, setSubjects] = useState<readonly Option[]>([]);
  async function loadSubjects() {
    const { record } = await call(lookup.querySubjectsBasic, { ctId: Number(application.ctId) });
    setSubjects(record.map(({ subjectId, name }) => ({ value: subjectId, label: name })));
    return {
      subjectId: record.find(({ name }) => name === application.subjectName)?.subjectId ?? '',
    };
  }
  const fields: readonly Wanted<typeof registrationChange.regDataChange>[] = [
    { name: 'name', label: '姓名', kind: 'text', required: true, maxLength: 30 },
    { name: 'formerName', label: '曾用名', kind: 'text', maxLength: 30 },
    {
      name: 'nation',
      label: '民族',
      kind: 'searchSelect',
      required: true,
      options: options(nation.options),
    },
    {
      name: 'politics',
      label: '政治面貌',
      kind: 'searchSelect',
      required: true,
      options: options(politics.options),
    },
    { name: 'workUnit', label: '工作单位', kind: 'text', maxLength: 60 },
    { name: 'graduateSchool', label: '毕业学校', kind: 'text', required: true, maxLength: 60 },
    { name: 'major', label: '专业', kind: 'text', required: true, maxLength: 60 },
    { name: 'diplomaNo', label: '毕业证书号', kind: 'text', maxLength: 30 },
    {
      name: 'subjectId',
      label: '任教学科',
      kind: 'searchSelect',
      required: true,
      options: subjects,
    },
    {
      name: 'reason',
      label: '申请原因',
      kind: 'textarea',
      required: true,
      maxLength: 200,
      wide: true,
    },
    'fileId',
  ];
  const start = {
    name: application.name,
    formerName: application.formerName,
    nation: application.nation,
    politics: application.politics,
    workUnit: application.workUnit,
    graduateSchool: application.graduateSchool,
    major: application.major,
    diplomaNo: application.diplomaNo,
    // An application whose subject is outside its type's tree still shows what it has.
    subjectId: subjects.find(({ label }) => label === application.subjectName)?.value ?? '',
  };
  return (
    <>
      {mayPrint &&
        PRINTS.filter(({ when }) => when?.(status) ?? true).map((one) => (
          <Button
            key={one.title}
            disabled={one.title === '受理凭证' && !application.acceptNo}
            title={
              one.title === '受理凭证' && !application.acceptNo
                ? '确认受理后才有受理凭证'
                : undefined
            }
            onClick={() => setPrint(one)}
          >
            {one.title}
          </Button>
        ))}
      <ReplaceButton application={application} onDone={onReplaced} />
      {status !== NUMBERED && recordStatus !== DELETED && (
        <FormButton
          call={registrationChange.regDataChange}
          label="数据变更"
          fields={fields}
          row={{ version }}
          initial={start}
          load={loadSubjects}
          input={{ regId }}
          onDone={onDone}
          done={() => '已提交，等待其他人员审核'}
          intro="修改后由其他人员审核，通过后生效；没有改动的内容不会提交。"
          toInput={(values) => {
            const { reason, fileId: _proof, ...after } = values;
            return {
              reason: String(reason ?? ''),
              changes: Object.fromEntries(
                Object.entries(after)
                  .map(([name, value]) => [name, value ?? ''])
                  .filter(([name, value]) => value !== start[name as keyof typeof start]),
              ),
            };
          }}
        />
      )}
      {print && (
        <PdfDrawer
          title={print.title}
          fileKey={`${print.title}/${regId}/${version}`}
          read={() => print.read(regId)}
          onClose={() => setPrint(undefined)}
        />
      )}
    </>
  );
}
