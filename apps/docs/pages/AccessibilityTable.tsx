import { StatusTag } from '@tqc/ui/StatusTag';
import { notApplicable } from './storyExceptions';
import { missingItems, type StoryFacts } from './storyFacts';
import { allStoryFacts } from './storySources';
import styles from './pages.module.css';

const keyLooks = {
  tested: { tone: 'good', label: '有测试' },
  described: { tone: 'running', label: '有说明，未测' },
  none: { tone: 'pending', label: '未写明' },
} as const;

// What is missing because it cannot be is told apart from what nobody has drawn yet.
function gaps(one: StoryFacts & { readonly folder: string }, excused: boolean) {
  return missingItems(one).filter(
    (item) => Boolean(notApplicable[item]?.folders.includes(one.folder)) === excused,
  );
}

/** Each component: axe, keys, play tests and what its stories do not show yet. */
export function AccessibilityTable() {
  const all = allStoryFacts();
  const stories = all.reduce((sum, one) => sum + one.stories.length, 0);
  const plays = all.reduce((sum, one) => sum + one.plays, 0);
  return (
    <main className={styles.page}>
      <h1>无障碍状况</h1>
      <p>
        {all.length} 个组件、{stories} 个故事。故事测试对每个故事跑 axe（WCAG 2.2 的 A 与 AA
        两级），有一处不合格就不通过；{plays}{' '}
        个故事有操作测试。本表由故事的源文件数出，说的是查了什么；结果以当次的故事测试为准。机器只能查出一部分问题，发布前另用读屏软件走一遍。
      </p>
      <div className={styles.scroll} role="region" aria-label="各组件的状况" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">组件</th>
              <th scope="col">位置</th>
              <th scope="col">axe 检查</th>
              <th scope="col">键盘</th>
              <th scope="col">故事</th>
              <th scope="col">操作测试</th>
              <th scope="col">说明页</th>
              <th scope="col">清单里还缺的</th>
              <th scope="col">不适用的</th>
            </tr>
          </thead>
          <tbody>
            {all.map((one) => (
              <tr key={one.folder}>
                <th scope="row">{one.folder}</th>
                <td>{one.titles[0] ?? '—'}</td>
                <td>
                  {one.axeChanged ? (
                    <StatusTag tone="held" label="有改动" />
                  ) : (
                    <StatusTag tone="good" label="全部故事" />
                  )}
                </td>
                <td>
                  <StatusTag {...keyLooks[one.keys]} />
                </td>
                <td className={styles.number}>{one.stories.length}</td>
                <td className={styles.number}>{one.plays}</td>
                <td>{one.documented ? '有' : '待写'}</td>
                <td>{gaps(one, false).join('、') || '齐'}</td>
                <td>{gaps(one, true).join('、') || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
