import Modal from '@arco-design/web-react/es/Modal';
import Spin from '@arco-design/web-react/es/Spin';
import '@arco-design/web-react/es/Modal/style/css.js';
import '@arco-design/web-react/es/Spin/style/css.js';
import { useEffect, useState } from 'react';
import { transport } from '../kit/session';

const AREAS = ['/historyDataManage', '/limitModel'];
const FROM = Date.parse('2024-08-02T00:00:00+08:00');
const TO = Date.parse('2024-08-24T23:59:59+08:00');
const SPINNER = 1000;

/** True when the notice belongs on a page at a moment. */
export function noticeDue(path: string, now: number): boolean {
  return now >= FROM && now <= TO && AREAS.some((area) => path.startsWith(area));
}

/** The maintenance window of August 2024, told when its two areas are opened. */
export function MaintenanceNotice({ path }: { readonly path: string }) {
  const area = AREAS.find((known) => path.startsWith(known));
  const [seen, setSeen] = useState<string>();
  const [ready, setReady] = useState(false);
  const open = area !== undefined && seen !== area && noticeDue(path, transport.now());
  useEffect(() => {
    if (!open) return undefined;
    setReady(false);
    const timer = setTimeout(() => setReady(true), SPINNER);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <Modal visible={open} title="系统维护通知" hideCancel okText="知道了" maskClosable={false} onOk={() => setSeen(area)} onCancel={() => setSeen(area)}>
      {ready ? (
        <p>2024年8月22日至24日系统维护。期间2024年上半年的照片和文件不能查看和上传，证书管理、限制库管理和证书查询受影响。请各单位提前下载所需文件，并避免在此期间办理证书变更、删除和限制库新增。</p>
      ) : <Spin tip="正在加载" />}
    </Modal>
  );
}
