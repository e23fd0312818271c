import { StatusTag } from '@tqc/ui/StatusTag';
import { allStoryFacts } from './storySources';
import styles from './pages.module.css';

const groups = [
  ['基础', '颜色、图标、浮层、权限门、主题、水印、期限'],
  ['表格与表单', '表格、查询、字段、对话框、分步、导入'],
  ['查看器', '图片、PDF、审核台'],
  ['消息', '铃、公告、任务、结果、新版本'],
  ['图表', '指标、排行、趋势、地图、流向'],
] as const;

const rules = [
  ['颜色有含义', '蓝色是能按的，绿橙红灰只表示状态，旁边总有字和形状。'],
  ['键盘能办完', '说明页写着键；一件事不碰鼠标也能办完。'],
  ['拒绝要说明', '不能按的按钮能问出原因，错误说下一步怎么办。'],
  ['内容不跳动', '骨架与内容同高，刷新时焦点和滚动都留在原处。'],
  ['名字写得全', '生僻字按一个字算，长文字收起但能看全。'],
  ['只用变量', '颜色、间距、字号都取自设计变量，四个主题一处改、处处变。'],
] as const;

/** The system in one screen: what it is for, where things are, what they obey. */
export function StartPage() {
  const all = allStoryFacts();
  const count = (group: string) =>
    all.filter(({ titles }) => titles.some((title) => title.startsWith(`${group}/`))).length;
  return (
    <main className={styles.page}>
      <header className={styles.hero}>
        <h1>教师资格认定设计系统</h1>
        <p>
          给办件人整天使用的界面：密而不挤，快而不乱，键盘办得完，读屏听得懂。左边按组找组件，各页写用途、禁忌、键盘、状态和属性，可以当场试。
        </p>
        <p className={styles.tags}>
          <StatusTag tone="running" label={`${all.length} 个组件`} />
          <StatusTag
            tone="good"
            label={`${all.reduce((sum, one) => sum + one.stories.length, 0)} 个故事`}
          />
          <StatusTag tone="good" label="每个故事按 WCAG 2.2 AA 查 axe" />
          <StatusTag tone="pending" label="白色、深色、灰度、色弱" />
        </p>
      </header>
      <section aria-label="分组" className={styles.groups}>
        {groups.map(([name, note]) => (
          <article key={name} className={styles.card}>
            <h2>
              {name}
              <span>{count(name)}</span>
            </h2>
            <p>{note}</p>
          </article>
        ))}
      </section>
      <section aria-label="规矩" className={styles.rules}>
        {rules.map(([name, note]) => (
          <div key={name}>
            <h2>{name}</h2>
            <p>{note}</p>
          </div>
        ))}
      </section>
      <footer className={styles.use}>
        <p>
          取用：<code>{"import { DataTable } from '@tqc/ui/DataTable'"}</code>，应用开头引入一次{' '}
          <code>@tqc/ui/setup</code>。工具栏的画笔换主题。
        </p>
        <p>
          发现问题先写一个能看到问题的故事，再改组件。颜色的对比度见「基础/对比度」，各组件查了什么、还缺什么见「基础/无障碍状况」。
        </p>
      </footer>
    </main>
  );
}
