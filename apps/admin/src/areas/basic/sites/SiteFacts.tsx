import { SiteContent, SiteOrg, type baseOrg } from '@tqc/contract/basic';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { FileLink } from '../../../kit/record/FileLink';
import { detailItem } from '../../../kit/record/detailItem';

type View = OutputOf<typeof baseOrg.viewSiteOrgDo>;
type Content = NonNullable<View['draft']>;

const HEAD = [
  'orgName',
  'status',
  'orgType',
  'areaName',
  'submittedBy',
  'submittedAt',
  'reviewer',
  'reviewedAt',
  'publishedAt',
  'publishedTimes',
] as const;
const WIDE = new Set<string>(['materials', 'attention', 'url', 'noticeUrl', 'address', 'scope']);
/** Only registration says whom it registers. */
const OF_REGISTRATION = new Set<string>(['scope', 'grades']);

/** What is public of an organisation. */
export function PublicFacts({ view }: { readonly view: View }) {
  return <Facts content={view.published} registration={view.workType === 2} />;
}

function Facts({
  content,
  registration,
}: {
  readonly content: Content | null;
  readonly registration: boolean;
}) {
  if (content === null) return <p>还没有公示。</p>;
  const { shape } = SiteContent;
  return (
    <DescriptionList
      columns={2}
      items={Object.entries(shape)
        .filter(([name]) => registration || !OF_REGISTRATION.has(name))
        .map(([name, schema]) =>
          name === 'attachments'
            ? { label: '附件', value: <Files files={content.attachments} />, wide: true }
            : {
                // Named by the shape of the content itself.
                ...detailItem(name, factsOf(schema), content[name as keyof Content]),
                wide: WIDE.has(name),
              },
        )}
    />
  );
}

function Files({ files }: { readonly files: Content['attachments'] }) {
  return files.length === 0
    ? '—'
    : files.map(({ fileId, name }) => (
        <FileLink key={fileId} label={name} title={name} fileId={fileId} />
      ));
}

/** What an organisation has written, what of it is public, and where the two differ. */
export function SiteFacts({ view }: { readonly view: View }) {
  return (
    <>
      <DescriptionList
        columns={2}
        items={[
          ...HEAD.map((name) => detailItem(name, factsOf(SiteOrg.shape[name]), view[name])),
          { label: '审核意见', value: view.opinion || '—', wide: true },
        ]}
      />
      {view.changes.length > 0 && (
        <SectionHeader title="与已公示的不同（已公示 → 修改后）" collapsible={false} level={3}>
          <DescriptionList
            columns={1}
            items={view.changes.map(({ label, before, after }) => ({
              label,
              value: `${before || '—'} → ${after || '—'}`,
            }))}
          />
        </SectionHeader>
      )}
      {view.draft !== null && view.draft.attachments.length > 0 && (
        <SectionHeader title="修改后的附件" collapsible={false} level={3}>
          <Files files={view.draft.attachments} />
        </SectionHeader>
      )}
      <SectionHeader title="已公示的内容" collapsible={false} level={3}>
        <PublicFacts view={view} />
      </SectionHeader>
    </>
  );
}
