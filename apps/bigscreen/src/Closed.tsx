import './closed.css';

/** What the wall shows as long as no scene is built: the truth. */
export function Closed() {
  return (
    <main>
      <h1>教师资格监控大屏</h1>
      <p>监控大屏尚未开放，请在管理端查看工作台数据。</p>
      <a href="/tqc/">进入管理端</a>
    </main>
  );
}
