import { type ecertCert, EcertCertDetail, ecertChange } from '@tqc/contract/ecert';
import { factsOf, type OutputOf, type Row } from '@tqc/contract/kit';
import { ecertAct, ecertStatus } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { StatusTag } from '@tqc/ui/StatusTag';
import { Timeline } from '@tqc/ui/Timeline';
import { detailItem } from '../../kit/record/detailItem';
import { momentText } from '../../kit/record/momentText';
import { RevealButton } from '../../kit/record/RevealButton';
import { ViewButton } from '../../kit/record/ViewButton';

type Detail = OutputOf<typeof ecertCert.get>;
type Name = keyof Detail & keyof typeof EcertCertDetail.shape;

const NAMES: readonly Name[] = [
  'ecertNo',
  'status',
  'name',
  'idNo',
  'certNo',
  'ctId',
  'subjectName',
  'orgName',
  'issueDate',
  'madeAt',
  'stampName',
  'revision',
  'downloads',
  'pushState',
  'reason',
  'fingerprint',
];

/** All that is known of an electronic certificate; the full number for a reason. */
export function EcertFacts({ record }: { readonly record: Detail }) {
  return (
    <DescriptionList
      columns={2}
      items={NAMES.map((name) => ({
        ...detailItem(
          name,
          factsOf(EcertCertDetail.shape[name]),
          record[name],
          name === 'idNo' && <RevealButton table="cert" id={record.certId} field={name} />,
        ),
        wide: name === 'fingerprint' || name === 'reason',
      }))}
    />
  );
}

const PARTS = {
  hash: '文件指纹',
  signature: '电子签名',
  stamp: '印章',
  status: '证书状态',
} as const;

/** What was found of each, and the verdict over all. */
export function Verdict({ record }: { readonly record: OutputOf<typeof ecertCert.verify> }) {
  const tag = (good: boolean, words: readonly [string, string]) => (
    <StatusTag tone={good ? 'good' : 'bad'} label={good ? words[0] : words[1]} />
  );
  return (
    <DescriptionList
      columns={1}
      items={[
        { label: '结论', value: tag(record.genuine, ['验真通过', '验真未通过']) },
        ...record.findings.map(({ part, good, says }) => ({
          label: PARTS[part],
          value: (
            <>
              {tag(good, ['通过', '未通过'])} {says}
            </>
          ),
        })),
      ]}
    />
  );
}

/** What happened to one electronic certificate, the last first. */
export function TraceButton({
  ecert: { ecertNo, name },
}: {
  readonly ecert: Pick<Row<typeof ecertCert.list>, 'ecertNo' | 'name'>;
}) {
  return (
    <ViewButton
      call={ecertChange.list}
      input={{ ecertNo, pageSize: 200 }}
      label="轨迹"
      title={`${name}的电子证书轨迹`}
    >
      {({ record }) => (
        <Timeline
          ariaLabel="电子证书轨迹"
          items={record.map(({ id, act, toStatus, revision, at, operator, orgName, reason }) => ({
            key: id,
            title: `${ecertAct.label(act)} · 第${revision}版 · ${ecertStatus.label(toStatus)}`,
            time: momentText(at),
            actor: [orgName, operator, reason].filter(Boolean).join(' '),
          }))}
        />
      )}
    </ViewButton>
  );
}
