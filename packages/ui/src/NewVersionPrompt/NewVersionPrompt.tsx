import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { useState } from 'react';
import { Icon, LinkButton } from '../foundation';
import styles from './NewVersionPrompt.module.css';

interface NewVersionPromptProps {
  /** 认得出新版本的字样，不显示；没有新版本时省略。 */
  version?: string;
  /** 还有没保存的内容：刷新之前先提醒，不替人决定。 */
  unsaved?: readonly string[];
  onReload: () => void;
}

/** 右下角的新版本提示：不打断手上的事，可以稍后。 */
export function NewVersionPrompt({ version, unsaved = [], onReload }: NewVersionPromptProps) {
  const [later, setLater] = useState<string>();
  if (!version || later === version) return <div role="status" />;
  return (
    <div role="status" className={styles.prompt} data-print="hide">
      <Icon name="refresh" size={20} />
      <div className={styles.text}>
        <p>系统已更新，刷新页面后使用新版本。</p>
        {unsaved.length > 0 && (
          <p className={styles.warn}>
            还有 {unsaved.length} 处内容没有保存：{unsaved.join('、')}。请先保存再刷新。
          </p>
        )}
        <div className={styles.buttons}>
          <Button
            size="small"
            type={unsaved.length > 0 ? 'secondary' : 'primary'}
            onClick={onReload}
          >
            立即刷新
          </Button>
          <LinkButton onClick={() => setLater(version)}>稍后</LinkButton>
        </div>
      </div>
    </div>
  );
}
