import { EduDoc, type eduDoc } from '@tqc/contract/basic';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { formatSize } from '@tqc/ui/fields';
import { detailItem } from '../../../kit/record/detailItem';

const NAMES = [
  'title',
  'category',
  'audience',
  'kind',
  'docVersion',
  'orgName',
  'publishedAt',
  'downloads',
  'status',
] as const;

/** All that is known of a material, its note in full. */
export function DocFacts({ doc }: { readonly doc: OutputOf<typeof eduDoc.get> }) {
  return (
    <DescriptionList
      columns={2}
      items={[
        ...NAMES.map((name) => detailItem(name, factsOf(EduDoc.shape[name]), doc[name])),
        { label: '文件大小', value: formatSize(doc.size), tabular: true },
        { label: '说明', value: doc.remark, wide: true },
      ]}
    />
  );
}
