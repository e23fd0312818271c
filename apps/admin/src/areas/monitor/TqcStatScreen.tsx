import Button from '@arco-design/web-react/es/Button';
import Input from '@arco-design/web-react/es/Input';
import Radio from '@arco-design/web-react/es/Radio';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Input/style/css.js';
import '@arco-design/web-react/es/Radio/style/css.js';
import { wall } from '@tqc/contract/monitor';
import { scenes } from '@tqc/domain/wall';
import { PageHeader } from '@tqc/ui/PageHeader';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAction } from '../../kit/form/useAction';
import { useMay } from '../../kit/session/useMay';
import { choosesFirst } from './chooseFirst';
import { openWall } from './openWall';
import styles from './TqcStatScreen.module.css';

/** 大屏监控 */
export function TqcStatScreen() {
  const [name, setName] = useState('');
  const [scene, setScene] = useState<string>('register');
  const may = useMay(wall.ticket);
  const manages = useMay(wall.devices);
  const opened = useRef(false);
  const { state } = useLocation();

  const [open, busy] = useAction(() => openWall(name, scene), { done: '大屏已在新窗口打开' });

  useEffect(() => {
    // The menu entry means: open it. A reload of this page or a typed address does not, and a
    // browser would refuse the window. Whoever adds a display names it first.
    if (opened.current || !may || choosesFirst(state) || !navigator.userActivation?.isActive)
      return;
    opened.current = true;
    void open();
  }, []);

  return (
    <div className={styles.screen}>
      <PageHeader
        title="大屏监控"
        description="大屏在新窗口打开，使用独立的只读会话：只显示本机构范围内的统计数，不含个人信息；退出登录后大屏照常运行，停用设备后立即关闭。"
      />
      <section className={styles.card}>
        <label className={styles.field}>
          <span>设备名称</span>
          <Input
            value={name}
            onChange={setName}
            maxLength={30}
            placeholder="如：一楼大厅屏，便于在设备清单中辨认"
          />
        </label>
        <div className={styles.field} role="radiogroup" aria-label="首个画面">
          <span>首个画面</span>
          <Radio.Group
            type="button"
            value={scene}
            onChange={(value: string) => setScene(value)}
            options={scenes.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </div>
        <div className={styles.actions}>
          <Button
            type="primary"
            loading={busy}
            disabled={!may}
            title={may ? undefined : '没有打开大屏的权限'}
            onClick={() => void open()}
          >
            打开大屏
          </Button>
          {manages && <Link to="/monitor/WallDevices">大屏设备管理</Link>}
        </div>
      </section>
      <SectionHeader title="四个画面" collapsible={false}>
        <ul className={styles.scenes}>
          {scenes.map(({ id, title, panels }) => (
            <li key={id}>
              <strong>{title}</strong>
              <span>
                {panels
                  .slice(1, 7)
                  .map((panel) => panel.title)
                  .join('、')}
                等 {panels.length} 个面板
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          大屏上的按键：← → 切换画面，P 暂停轮播，T 表格，F 全屏，Esc
          返回本级。打开链接一分钟内有效，只能使用一次。
        </p>
      </SectionHeader>
    </div>
  );
}
