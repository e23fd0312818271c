import { CertDetail, cert, change } from '@tqc/contract/cert';
import { factsOf } from '@tqc/contract/kit';
import { PageHeader } from '@tqc/ui/PageHeader';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { Timeline } from '@tqc/ui/Timeline';
import { useParams } from 'react-router-dom';
import { StatusOf } from '../../kit/form/fieldsOf';
import { FieldSections } from '../../kit/record/FieldSections';
import { momentText } from '../../kit/record/momentText';
import { RecordMissing, RecordStale } from '../../kit/record/RecordNotice';
import { RevealButton } from '../../kit/record/RevealButton';
import { useFileUrl } from '../../kit/record/useFile';
import { useTabName } from '../../kit/session/tabName';
import { useRecord } from '../../kit/record/useRecord';
import { ViewButton } from '../../kit/record/ViewButton';
import { ChangesOf } from './change/ChangesOf';
import { RemovalButton } from './change/RemovalButton';
import { PrintedButton } from './print/PrintedButton';
import styles from './CertDetailScreen.module.css';

const SECTIONS = {
  证书内容: [
    'certNo',
    'ctId',
    'subjectName',
    'orgName',
    'recognisedOn',
    'issueDate',
    'dataSource',
    'printStatus',
    'blankNo',
    'remark',
    'ecertStatus',
  ],
  持证人: [
    'name',
    'sex',
    'nation',
    'birthDate',
    'idType',
    'idNo',
    'educationLevel',
    'graduateSchool',
  ],
} as const;

/** 证书详情 */
export function CertDetailScreen() {
  const { id = '' } = useParams();
  const { record: detail, failure, reload } = useRecord(cert.get, { certId: id });
  const photo = useFileUrl(detail?.photo);
  useTabName(detail && `证书 ${detail.certNo}`);
  if (!detail) return <RecordMissing failure={failure} onRetry={reload} />;
  return (
    <article className={styles.page}>
      <RecordStale failure={failure} onRetry={reload} />
      <PageHeader
        title={detail.name}
        tags={<StatusOf facts={factsOf(CertDetail.shape.status)} value={detail.status} />}
        picture={{ src: photo, alt: '证件照片' }}
        description={`证书号码 ${detail.certNo}`}
        actions={
          <>
            <PrintedButton runId={detail.printRun} />
            <ViewButton
              call={change.detailCertChg}
              input={{ certId: detail.certId }}
              label="变更轨迹"
              link={false}
              title={`${detail.name}的证书 ${detail.certNo}的变更轨迹`}
            >
              {({ record }) => <ChangesOf record={record} />}
            </ViewButton>
            <RemovalButton detail={detail} onDone={reload} />
          </>
        }
      />
      <FieldSections
        schema={CertDetail}
        record={detail}
        sections={SECTIONS}
        beside={{ idNo: <RevealButton table="cert" id={detail.certId} field="idNo" /> }}
      />
      <SectionHeader title="证书轨迹">
        {detail.steps.length > 0 ? (
          <Timeline
            ariaLabel="证书轨迹"
            items={detail.steps.map(({ at, title, note }) => ({
              key: `${at}${title}`,
              title,
              time: momentText(at),
              actor: note,
            }))}
          />
        ) : (
          '没有办理记录（历史数据）'
        )}
      </SectionHeader>
    </article>
  );
}
