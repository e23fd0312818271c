import { RegistrationDetail, registration } from '@tqc/contract/register';
import { factsOf } from '@tqc/contract/kit';
import { ApiError } from '@tqc/client';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../../kit/api';
import { showValue, StatusOf } from '../../kit/fieldsOf';
import { momentText } from '../../kit/momentText';
import { Thumbnail, PictureViewer } from '../../kit/PictureViewer';
import { PdfDocument } from '../../kit/PdfDocument';
import { RevealButton } from '../../kit/RevealButton';
import { useFileUrl } from '../../kit/useFile';
import type { Application } from './application';
import { ApplicationActions } from './ApplicationActions';
import { ChangesPanel } from './ChangesPanel';
import { DecisionPanel } from './DecisionPanel';
import { MessagesPanel } from './MessagesPanel';
import styles from './ApplicationScreen.module.css';

type Name = keyof Application & string;

const SECTIONS: readonly (readonly [title: string, names: readonly Name[]])[] = [
  ['基本信息', ['formerName', 'sex', 'nation', 'birthDate', 'idType', 'idNo', 'politics', 'mobile', 'email', 'household', 'residence', 'address', 'postcode', 'personType', 'workUnit', 'realNameStatus']],
  ['申请信息', ['cbName', 'planName', 'orgName', 'pointName', 'ctId', 'subjectName', 'examType', 'examNo', 'examValidUntil', 'webHandling']],
  ['学历与普通话', ['educationLevel', 'graduateSchool', 'major', 'diplomaNo', 'graduateDate', 'degree', 'collegeVerifyStatus', 'studentVerifyStatus', 'graduating', 'collegeAppendFlag', 'mandarinLevel', 'mandarinScore', 'mandarinNo']],
  ['办理情况', ['archiveNo', 'acceptNo', 'certNo', 'accessResult', 'accessTime', 'limitHit', 'confirmTime', 'confirmedBy', 'approveTime', 'approvedBy', 'opinion', 'reasonText', 'completeBefore', 'printStatus']],
];
const factOf = (name: Name) => factsOf(RegistrationDetail.shape[name as keyof typeof RegistrationDetail.shape]);

/** 认定申请：材料、填报内容和当前环节的办理，在一页之内。 */
export function ApplicationScreen() {
  const { id = '' } = useParams();
  const [application, setApplication] = useState<Application>();
  const [failure, setFailure] = useState<string>();
  const [picture, setPicture] = useState<number>();
  const [pdf, setPdf] = useState<string>();
  const [turn, setTurn] = useState(0);
  const load = useCallback(() => {
    call(registration.get, { regId: id }).then((found) => {
      setApplication(found);
      setFailure(undefined);
    }, (error: unknown) => setFailure(error instanceof ApiError ? error.message : '加载失败，请重试'));
  }, [id]);
  useEffect(load, [load]);
  if (failure) return <p role="alert" className={styles.failure}>{failure} <button type="button" onClick={load}>重试</button></p>;
  if (!application) return <p className={styles.failure}>正在加载…</p>;
  const pictures = application.files.filter(({ mime }) => mime.startsWith('image/'));
  const documents = application.files.filter(({ mime }) => mime === 'application/pdf');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Photo fileId={application.photo} />
        <div>
          <h1>{application.name} <StatusOf facts={factOf('status')} value={application.status} /> {application.recordStatus !== 0 && <StatusOf facts={factOf('recordStatus')} value={application.recordStatus} />}</h1>
          <p>报名号 {application.regId}　{showValue(factOf('ctId'), application.ctId)} · {application.subjectName}</p>
          <ol className={styles.line}>{application.steps.map((step) => <li key={`${step.at}${step.event}`}><b>{step.event}</b><small>{momentText(step.at)} {step.actor}</small></li>)}</ol>
        </div>
        <ApplicationActions application={application} onDone={() => setTurn(turn + 1)} />
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.card}>
            <h2>申请材料</h2>
            <div className={styles.files}>
              {pictures.map((file, at) => <Thumbnail key={file.fileId} picture={file} onClick={() => setPicture(at)} />)}
              {documents.map((file) => <button key={file.fileId} type="button" className={styles.document} onClick={() => setPdf(pdf === file.fileId ? undefined : file.fileId)}>PDF · {file.title}</button>)}
            </div>
            {pdf && <PdfDocument fileId={pdf} />}
          </section>
          {SECTIONS.map(([title, names]) => (
            <section key={title} className={styles.card}>
              <h2>{title}</h2>
              <dl className={styles.facts}>
                {names.map((name) => (
                  <div key={name}>
                    <dt>{factOf(name)?.label ?? name}</dt>
                    <dd>{showValue(factOf(name), application[name])}{(name === 'idNo' || name === 'mobile') && <RevealButton table="registration" id={application.regId} field={name} />}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <aside className={styles.side}>
          <div className={styles.decision}><DecisionPanel key={application.version} application={application} onDone={load} onStale={load} /></div>
          <ChangesPanel regId={application.regId} turn={turn} onDone={load} />
          <MessagesPanel regId={application.regId} />
        </aside>
      </div>
      {picture !== undefined && <PictureViewer pictures={pictures} start={picture} onClose={() => setPicture(undefined)} />}
    </div>
  );
}

function Photo({ fileId }: { readonly fileId: string | null }) {
  const url = useFileUrl(fileId);
  return url ? <img className={styles.photo} src={url} alt="证件照片" /> : <div className={styles.photo} />;
}
