import { eduDoc } from '@tqc/contract/basic';
import type { Row } from '@tqc/contract/kit';
import { resource } from '@tqc/contract/resource';
import { orgType } from '@tqc/domain/dictionaries';
import { docFlow } from '@tqc/domain/shared';
import type { Column } from '@tqc/ui/DataTable';
import { formatSize } from '@tqc/ui/fields';
import type { SearchField } from '@tqc/ui/SearchForm';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { differing } from '../../../kit/form/formFields';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { DocFacts } from './DocFacts';
import { canPreview, DownloadLink, PreviewLink, ZipButton } from './DocFiles';

type Doc = Row<typeof eduDoc.list>;

const MB = 1024 * 1024;
const { create, get, list, remove, update } = eduDoc;
const published: SearchField = { name: 'publishedAt', label: '发布时间', kind: 'dateRange' };
const size: Column<Doc> = {
  key: 'size',
  title: '文件大小',
  width: 96,
  align: 'right',
  tabular: true,
  text: (row) => formatSize(row.size),
  render: (row) => formatSize(row.size),
};
const file = (label: string) =>
  differing('fileId', {
    label,
    extensions: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg', 'jpeg'],
    maxSize: 20 * MB,
  });
const entered = ['title', 'category', 'audience', 'docVersion', 'remark', 'pinned'] as const;
const CENTRE = 5;
/** Everybody below, unless it is said otherwise. */
const EVERYBODY = orgType.codes.filter((code) => code !== CENTRE);

/** 资料下载 */
export function DocDownloadScreen() {
  return (
    <ListScreen
      note="国家和省级发布的政策文件、操作手册和表格样式；PDF 和图片可以直接预览，每次下载都有记录。"
      list={list}
      selectable
      sorts={['publishedAt', 'downloads']}
      search={['title', 'category', published, 'status']}
      columns={[
        { key: 'title', title: '资料名称', width: 260, ellipsis: true, pinned: 'left' },
        'status',
        'pinned',
        'category',
        'audience',
        'kind',
        size,
        'docVersion',
        'orgName',
        'publishedAt',
        'downloads',
        'remark',
      ]}
      actionsWidth={190}
      toolbar={(selected, keep) => (
        <>
          <FormButton
            call={create}
            label="新增"
            primary
            fields={[...entered.slice(0, -2), file('文件'), 'remark', 'pinned']}
            initial={{ audience: EVERYBODY }}
          />
          <ZipButton selected={selected} onDone={() => keep([])} />
        </>
      )}
      rowActions={(row) => (
        <>
          <DownloadLink doc={row} />
          <PreviewLink doc={row} label="预览" call={resource.viewImage} when={canPreview(row)} />
          <FormButton
            call={update}
            row={row}
            label="编辑"
            link
            fields={[...entered.slice(0, -2), file('换成新文件'), 'remark', 'pinned']}
            when={row.kept}
          />
          <ViewButton call={get} input={{ docId: row.docId }} title={row.title}>
            {(doc) => <DocFacts doc={doc} />}
          </ViewButton>
          <AskButton
            call={update}
            row={row}
            label="撤回"
            link
            input={{ action: 'withdraw' }}
            question="撤回后其他机构不能再查看和下载，确定撤回吗？"
            when={row.kept && docFlow.can('withdraw', row.status)}
          />
          <AskButton
            call={update}
            row={row}
            label="重新发布"
            link
            input={{ action: 'publish' }}
            when={row.kept && docFlow.can('publish', row.status)}
          />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            when={row.kept && docFlow.can('remove', row.status)}
          />
        </>
      )}
    />
  );
}
