import { recordStatusRegister } from '@tqc/domain/dictionaries';
import { RegistrationDetail, registration } from '@tqc/contract/register';
import { factsOf } from '@tqc/contract/kit';
import { DueChip } from './DueChip';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { PageHeader } from '@tqc/ui/PageHeader';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { detailItem } from '../../../kit/record/detailItem';
import { showValue, StatusOf } from '../../../kit/form/fieldsOf';
import { momentText } from '../../../kit/record/momentText';
import { Thumbnail, PictureViewer } from '../../../kit/record/PictureViewer';
import { PdfDocument } from '../../../kit/record/PdfDocument';
import { RecordMissing, RecordStale } from '../../../kit/record/RecordNotice';
import { useFileUrl } from '../../../kit/record/useFile';
import { useRecord } from '../../../kit/record/useRecord';
import type { Application } from './application';
import { ApplicationActions } from './ApplicationActions';
import { ApplicationSteps } from './ApplicationSteps';
import { ChangesPanel } from './ChangesPanel';
import { CheckedSection } from './CheckedSection';
import { DecisionPanel } from './DecisionPanel';
import { PersonSection } from './PersonSection';
import { MessagesPanel } from './MessagesPanel';
import { revealOf } from './revealOf';
import { useApproach } from '../../../kit/case/desk/useApproach';
import styles from './ApplicationScreen.module.css';

type Name = keyof Application & string;

const SECTIONS: readonly (readonly [title: string, names: readonly Name[]])[] = [
  [
    '基本信息',
    [
      'formerName',
      'sex',
      'nation',
      'birthDate',
      'idType',
      'idNo',
      'politics',
      'mobile',
      'email',
      'household',
      'residence',
      'address',
      'postcode',
      'personType',
      'workUnit',
      'unitType',
      'title',
      'normalStudent',
      'realNameStatus',
      'lastSubmitTime',
    ],
  ],
  [
    '申请信息',
    [
      'cbName',
      'planName',
      'orgName',
      'pointName',
      'ctId',
      'subjectName',
      'examType',
      'examNo',
      'examValidUntil',
      'webHandling',
      'paymentType',
    ],
  ],
  [
    '学历与普通话',
    [
      'educationLevel',
      'graduateSchool',
      'major',
      'diplomaNo',
      'graduateDate',
      'degree',
      'collegeVerifyStatus',
      'studentVerifyStatus',
      'graduating',
      'collegeAppendFlag',
      'mandarinLevel',
      'mandarinScore',
      'mandarinNo',
    ],
  ],
  [
    '办理情况',
    [
      'archiveNo',
      'acceptNo',
      'certNo',
      'accessResult',
      'accessTime',
      'limitHit',
      'confirmTime',
      'confirmedBy',
      'approveTime',
      'approvedBy',
      'completeBefore',
      'printStatus',
      'opinion',
    ],
  ],
];
/** Up to 200 characters of somebody's own words: they get a row of their own. */
const WIDE = new Set<Name>(['opinion']);
const factOf = (name: Name) =>
  factsOf(RegistrationDetail.shape[name as keyof typeof RegistrationDetail.shape]);

/** An application: its documents, what was filled in and the decision due, on one page. */
export function ApplicationScreen() {
  const { id = '' } = useParams();
  const { record: application, failure, reload } = useRecord(registration.get, { regId: id });
  const approach = useApproach();
  const [picture, setPicture] = useState<number>();
  const [pdf, setPdf] = useState<string>();
  const [turn, setTurn] = useState(0);
  if (!application) return <RecordMissing failure={failure} onRetry={reload} />;
  const pictures = application.files.filter(({ mime }) => mime.startsWith('image/'));
  const documents = application.files.filter(({ mime }) => mime === 'application/pdf');
  const itemOf = (name: Name) => ({
    ...detailItem(name, factOf(name), application[name], revealOf(name, application)),
    wide: WIDE.has(name),
  });
  return (
    <div className={styles.page}>
      <RecordStale failure={failure} onRetry={reload} />
      <ApplicationHead
        application={application}
        onChanged={() => setTurn(turn + 1)}
        onReplaced={reload}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <SectionHeader title="申请材料">
            <div className={styles.files}>
              {pictures.map((file, at) => (
                <Thumbnail key={file.fileId} picture={file} onClick={() => setPicture(at)} />
              ))}
              {documents.map((file) => (
                <button
                  key={file.fileId}
                  type="button"
                  className={styles.document}
                  onClick={() => setPdf(pdf === file.fileId ? undefined : file.fileId)}
                >
                  PDF · {file.title}
                </button>
              ))}
            </div>
            {pdf && <PdfDocument fileId={pdf} name={`申请表 ${id}`} />}
          </SectionHeader>
          {SECTIONS.map(([title, names]) => (
            <SectionHeader key={title} title={title}>
              <DescriptionList columns="auto" items={names.map(itemOf)} />
            </SectionHeader>
          ))}
          <CheckedSection application={application} />
          <PersonSection regId={application.regId} />
        </div>
        <aside className={styles.side}>
          <div className={styles.decision}>
            <DecisionPanel
              application={application}
              approach={approach}
              onDone={reload}
              onStale={reload}
            />
          </div>
          <ChangesPanel regId={application.regId} turn={turn} onDone={reload} />
          <MessagesPanel regId={application.regId} />
          <ApplicationSteps steps={application.steps} />
        </aside>
      </div>
      {picture !== undefined && (
        <PictureViewer pictures={pictures} start={picture} onClose={() => setPicture(undefined)} />
      )}
    </div>
  );
}

/**
 * Who it is, where the application stands, how long the decision may still take, and what was done
 * last.
 */
function ApplicationHead({
  application,
  onChanged,
  onReplaced,
}: {
  readonly application: Application;
  readonly onChanged: () => void;
  readonly onReplaced: () => void;
}) {
  const photo = useFileUrl(application.photo);
  const { status, recordStatus } = application;
  const last = application.steps.at(-1);
  return (
    <PageHeader
      title={application.name}
      picture={{ src: photo, alt: '证件照片' }}
      actions={
        <ApplicationActions application={application} onDone={onChanged} onReplaced={onReplaced} />
      }
      description={`报名号 ${application.regId}　${showValue(factOf('ctId'), application.ctId)} · ${application.subjectName}${last ? `　最近办理：${last.event} ${momentText(last.at)} ${last.actor}` : ''}`}
      tags={
        <>
          <StatusOf facts={factOf('status')} value={status} />
          {recordStatus !== recordStatusRegister.code('normal') && (
            <StatusOf facts={factOf('recordStatus')} value={recordStatus} />
          )}
          <DueChip application={application} />
        </>
      }
    />
  );
}
