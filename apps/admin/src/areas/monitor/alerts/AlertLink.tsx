import type { Row } from '@tqc/contract/kit';
import { monAlert } from '@tqc/contract/monitor';
import { alertRuleOf, alertSeverity } from '@tqc/domain/wall';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { Timeline } from '@tqc/ui/Timeline';
import { momentText } from '../../../kit/record/momentText';
import { ViewButton } from '../../../kit/record/ViewButton';
import { ActHere } from './ActHere';

/** Opens a warning: what fired, and everything that was done about it. */
export function AlertLink({ row }: { readonly row: Row<typeof monAlert.list> }) {
  return (
    <ViewButton call={monAlert.get} input={{ id: row.id }} title={`${row.orgName}的预警`}>
      {(alert) => (
        <>
          <DescriptionList
            items={[
              { label: '规则', value: alertRuleOf(alert.rule)?.title ?? alert.rule },
              { label: '级别', value: alertSeverity.label(alert.severity) },
              { label: '机构', value: alert.orgName },
              { label: '情况', value: alert.subject },
              { label: '现在', value: alert.lasts ? '仍然存在' : '已经消除' },
              { label: '首次触发', value: momentText(alert.firstAt) },
              { label: '最近触发', value: momentText(alert.lastAt) },
              { label: '触发次数', value: String(alert.times) },
            ]}
          />
          <ActHere rule={alert.rule} />
          <SectionHeader title="处理经过">
            {alert.history.length === 0 ? (
              '还没有人处理'
            ) : (
              <Timeline
                ariaLabel="处理经过"
                items={alert.history.map(({ at, event, operator, note }, index) => ({
                  key: String(index),
                  title: event,
                  time: momentText(at),
                  actor: operator,
                  content: note,
                }))}
              />
            )}
          </SectionHeader>
        </>
      )}
    </ViewButton>
  );
}
