import { ecertChange, ecertContent } from '@tqc/contract/ecert';
import { factsOf, valueText, type OutputOf, type Row } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { ListScreen } from '../../kit/list/ListScreen';
import { momentText } from '../../kit/record/momentText';
import { ViewButton } from '../../kit/record/ViewButton';

const { get, list } = ecertChange;
type Change = Row<typeof list>;
type Version = OutputOf<typeof get>['version'];
type Name = keyof typeof ecertContent;
// The names of the words are those of the contract's shape.
const NAMES = Object.keys(ecertContent) as Name[];

/** 电子证书痕迹 */
export function EcertChangeScreen() {
  return (
    <ListScreen
      note="每张电子证书的制作、撤销、修改、下载和验真都有一行，写明谁在什么时候办理、文件指纹是什么。"
      list={list}
      sorts={['id', 'at']}
      search={[
        'ecertNo',
        'certNo',
        'name',
        'act',
        { name: 'at', label: '操作时间', kind: 'dateRange' },
      ]}
      columns={[
        'ecertNo',
        'name',
        'act',
        'fromStatus',
        'toStatus',
        'certNo',
        'revision',
        'reason',
        'operator',
        'orgName',
        'at',
        'fingerprint',
      ]}
      actionsWidth={210}
      rowActions={actionsOf}
    />
  );
}

/** The version an event speaks of, and what differs from the one before. */
function actionsOf({ id, name, revision }: Change) {
  return (
    <>
      <ViewButton call={get} input={{ id }} title={`${name}的电子证书第${revision}版`}>
        {({ version }) => <Words version={version} names={NAMES} />}
      </ViewButton>
      {revision > 1 && (
        <ViewButton
          call={get}
          input={{ id }}
          label="对比版本"
          title={`${name}的电子证书第${revision}版与上一版`}
        >
          {({ version, before }) =>
            before ? <Differences version={version} before={before} /> : '没有上一版'
          }
        </ViewButton>
      )}
    </>
  );
}

const wordOf = ({ content }: Version, name: Name) =>
  valueText(factsOf(ecertContent[name]), content[name]) || '—';
const labelOf = (name: Name) => factsOf(ecertContent[name])?.label ?? name;

function Words({ version, names }: { readonly version: Version; readonly names: readonly Name[] }) {
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: '版本号', value: version.revision },
        { label: '操作时间', value: momentText(version.at) },
        ...names.map((name) => ({ label: labelOf(name), value: wordOf(version, name) })),
        { label: '文件指纹', value: version.fingerprint, wide: true, tabular: true },
      ]}
    />
  );
}

function Differences({ version, before }: { readonly version: Version; readonly before: Version }) {
  const changed = NAMES.filter((name) => wordOf(version, name) !== wordOf(before, name));
  return (
    <>
      <SectionHeader title={`第${before.revision}版`}>
        <Words version={before} names={changed} />
      </SectionHeader>
      <SectionHeader title={`第${version.revision}版`}>
        <Words version={version} names={changed} />
      </SectionHeader>
    </>
  );
}
