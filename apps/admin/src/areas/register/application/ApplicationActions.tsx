import Button from '@arco-design/web-react/es/Button';
import Drawer from '@arco-design/web-react/es/Drawer';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Drawer/style/css.js';
import { registrationChange, registrationDocument } from '@tqc/contract/register';
import {
  nation,
  politics,
  recognitionStatus,
  recordStatusRegister,
  subjectsOf,
} from '@tqc/domain/dictionaries';
import { PdfViewer } from '@tqc/ui/PdfViewer';
import type { FormField } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { pdfAssets } from '../../../kit/record/pdfAssets';
import { useMay } from '../../../kit/session/useMay';
import { fetchBytes } from '../../../kit/record/useFile';
import type { Application } from './application';
import styles from './ApplicationScreen.module.css';

const PRINTS = [
  { call: registrationDocument.regReport, title: '申请表' },
  { call: registrationDocument.registerPdfCredentials, title: '受理凭证' },
  { call: registrationDocument.regOverInfoReport, title: '办结信息表' },
] as const;
const NUMBERED = recognitionStatus.code('recognised');
const DELETED = recordStatusRegister.code('deleted');
const options = (list: readonly { readonly value: string | number; readonly label: string }[]) =>
  list.map(({ value, label }) => ({ value: String(value), label }));
/** An application whose subject is outside its type's tree still shows what it has. */
const subjectOptions = (ctId: number) =>
  subjectsOf(ctId).map(({ id, name }) => ({ value: id, label: name }));

/** Printing and changes of data. */
export function ApplicationActions({
  application,
  onDone,
}: {
  readonly application: Application;
  readonly onDone: () => void;
}) {
  const { regId, version, status, recordStatus } = application;
  const mayPrint = useMay(registrationDocument.regReport);
  const [print, setPrint] = useState<(typeof PRINTS)[number]>();
  const fields: FormField[] = [
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
      options: subjectOptions(Number(application.ctId)),
    },
    {
      name: 'reason',
      label: '申请原因',
      kind: 'textarea',
      required: true,
      maxLength: 200,
      wide: true,
    },
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
    subjectId:
      subjectOptions(Number(application.ctId)).find(
        ({ label }) => label === application.subjectName,
      )?.value ?? '',
  };
  return (
    <>
      {mayPrint &&
        PRINTS.map((one) => (
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
      {status !== NUMBERED && recordStatus !== DELETED && (
        <FormButton
          call={registrationChange.regDataChange}
          label="数据变更"
          fields={fields}
          row={{ version }}
          initial={start}
          input={{ regId }}
          onDone={onDone}
          intro="修改后由其他人员审核，通过后生效；没有改动的内容不会提交。"
          toInput={({ reason, ...after }) => ({
            reason: String(reason ?? ''),
            changes: Object.fromEntries(
              Object.entries(after)
                .map(([name, value]) => [name, value ?? ''])
                .filter(([name, value]) => value !== start[name as keyof typeof start]),
            ),
          })}
        />
      )}
      <Drawer
        visible={print !== undefined}
        title={print?.title ?? ''}
        width="min(1000px, 90vw)"
        footer={null}
        onCancel={() => setPrint(undefined)}
        unmountOnExit
      >
        {print && (
          <PdfViewer
            fileKey={`${print.title}/${regId}/${version}`}
            read={() => fetchBytes(print.call, { regId })}
            assets={pdfAssets}
            className={styles.print}
          />
        )}
      </Drawer>
    </>
  );
}
