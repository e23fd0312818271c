import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { reports } from '@tqc/contract/monitor';
import { orgType, reportStatus, sortReport } from '@tqc/domain/dictionaries';
import { needsSecond, reportFlow } from '@tqc/domain/reports';
import { ActionLink } from '@tqc/ui/DataTable';
import { PageHeader } from '@tqc/ui/PageHeader';
import { useSearchParams } from 'react-router-dom';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useMay } from '../../../kit/session/useMay';
import { PlanButton } from './PlanButton';
import { ReportBoard } from './ReportBoard';
import { ReportDesigner } from './ReportDesigner';
import styles from './reports.module.css';

const NEW = 'new';

/** 报表设计器: the reports, and the one that is being made or looked at. */
export function ReportDesignScreen() {
  const [params, setParams] = useSearchParams();
  const design = params.get('design');
  const preview = params.get('preview');
  const back = () => setParams({});
  if (design !== null)
    return (
      <ReportDesigner
        id={design === NEW ? undefined : design}
        onSaved={(id) => setParams({ design: id }, { replace: true })}
        onBack={back}
      />
    );
  if (preview !== null)
    return (
      <div className={styles.screen}>
        <PageHeader
          title="预览报表"
          description="按最近保存的内容显示，没有发布的修改也在内。"
          actions={<Button onClick={back}>返回列表</Button>}
        />
        <ReportBoard id={preview} draft />
      </div>
    );
  return <ReportList onOpen={(name, id) => setParams({ [name]: id })} />;
}

interface ReportListProps {
  readonly onOpen: (name: 'design' | 'preview', id: string) => void;
}

function ReportList({ onOpen }: ReportListProps) {
  const may = useMay(reports.add);
  return (
    <ListScreen
      note="设计、复核和发布统计报表；发布后，可见的机构在各自的监控页面里看到。改动已发布的报表，发布新版本之前别人仍看旧版本。"
      list={reports.queryInfos}
      fixed={{ all: true }}
      search={['name', 'business', 'status']}
      sorts={['name', 'createTime']}
      orders={sortReport}
      columns={[
        { key: 'name', title: '报表名称', width: 240, ellipsis: true, pinned: 'left' },
        'status',
        'business',
        'rowText',
        'measureText',
        'filters',
        'audience',
        'planText',
        'number',
        'creator',
        'createTime',
        'publishedAt',
        'id',
      ]}
      toolbar={
        may && (
          <Button type="primary" onClick={() => onOpen('design', NEW)}>
            新建报表
          </Button>
        )
      }
      actionsWidth={230}
      rowActions={(row) => {
        const { id, status, version, audience } = row;
        const at = (event: Parameters<typeof reportFlow.can>[0]) => reportFlow.can(event, status);
        const isNewVersion = status === reportStatus.code('draft') && row.number !== null;
        return (
          <>
            {may && (at('edit') || at('begin')) && (
              <ActionLink label="设计" onClick={() => onOpen('design', id)} />
            )}
            <ActionLink label="查看数据" onClick={() => onOpen('preview', id)} />
            <AskButton
              call={reports.publish}
              row={row}
              input={{ action: 'ask' }}
              label={needsSecond(audience) ? '提交复核' : '发布'}
              question={
                needsSecond(audience)
                  ? '国家级也可见的报表由第二个人复核后发布，确定提交吗？'
                  : `发布“${row.name}”？发布后可见的机构马上看到。`
              }
              link
              when={at('put')}
            />
            <AskButton
              call={reports.publish}
              row={row}
              input={{ action: 'approve' }}
              label="通过"
              question={`通过并发布“${row.name}”？`}
              link
              when={at('approve')}
              reason={row.askedByMe ? '不能审批自己提交的申请，请由本机构其他人员复核' : undefined}
            />
            <AskButton
              call={reports.publish}
              row={row}
              input={{ action: 'return' }}
              label="退回"
              link
              when={at('return')}
            />
            <AskButton
              call={reports.publish}
              row={row}
              input={{ action: 'stop' }}
              label="停用"
              question={`停用“${row.name}”？停用后别人看不到。`}
              link
              danger
              when={at('stop')}
            />
            <AskButton
              call={reports.publish}
              row={row}
              input={{ action: 'start' }}
              label="启用"
              link
              when={at('start')}
            />
            <AskButton
              call={reports.del}
              input={{ records: [{ id, version }] }}
              label={isNewVersion ? '放弃新版本' : '删除'}
              question={
                isNewVersion
                  ? `放弃对“${row.name}”的修改，回到使用中的版本？`
                  : `删除“${row.name}”？删除后不能恢复。`
              }
              link
              danger
              when={at('remove')}
            />
            <PlanButton row={row} when={row.number !== null && !at('start')} />
            <FormButton
              call={reports.removeRole}
              row={row}
              label="取消授权"
              fields={[
                choices(
                  'roleid',
                  orgType.options
                    .filter(({ value }) => audience.includes(value))
                    .map(({ value, label }) => ({ value: String(value), label })),
                ),
              ]}
              intro={`取消后，该级机构马上看不到“${row.name}”；以前发布的内容不变。`}
              link
              when={audience.length > 1}
            />
          </>
        );
      }}
    />
  );
}
