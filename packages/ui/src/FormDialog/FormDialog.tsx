import Drawer from '@arco-design/web-react/es/Drawer';
import '@arco-design/web-react/es/Drawer/style/css.js';
import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Modal/style/css.js';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isKeyTaken } from '../foundation';
import { SafePart } from '../SafePart';
import { FormContent } from './FormContent';
import type { FormField, FormValues } from './formFields';
import { LayerHead } from './LayerHead';
import { LeaveDialog } from './LeaveDialog';
import { useEscape } from './useEscape';
import { useLayerName } from './useLayerName';
import styles from './FormDialog.module.css';

/** 对话框和抽屉共用的属性。 */
export interface FormDialogProps {
  open: boolean;
  title: string;
  fields: readonly FormField[];
  initial?: FormValues;
  /** 记录尚未载入：显示骨架，载入后才画字段。 */
  loading?: boolean;
  onSubmit: (values: FormValues) => Promise<void>;
  onClose: () => void;
  /** 默认「提交」。 */
  submitText?: string;
  columns?: 1 | 2;
  /** 宽度，像素；对话框默认 560，抽屉默认 640。 */
  width?: number;
  /** 草稿的键，例如接口名加记录编号；应用提供 DraftContext 时，会话过期也不丢已填的内容。 */
  draftKey?: string | undefined;
  /** 字段上方的说明。 */
  intro?: ReactNode;
}

/** 对话框表单，适合八个字段以内；每次打开都是新的一张。 */
export function FormDialog({ width = 560, ...props }: FormDialogProps) {
  const layer = useLayer(props);
  return (
    <>
      <Modal
        visible={props.open}
        title={null}
        footer={null}
        closable={false}
        unmountOnExit
        autoFocus={false}
        maskClosable={false}
        escToExit
        onCancel={layer.ask}
        className={styles.dialog}
        style={{ width }}
      >
        {layer.content}
      </Modal>
      {layer.leave}
    </>
  );
}

/** 抽屉表单，适合九到二十个字段。 */
export function FormDrawer({ width = 640, ...props }: FormDialogProps) {
  const layer = useLayer(props);
  return (
    <>
      <Drawer
        visible={props.open}
        title={null}
        footer={null}
        closable={false}
        unmountOnExit
        autoFocus={false}
        maskClosable={false}
        onCancel={layer.ask}
        className={styles.drawer}
        width={width}
      >
        {layer.content}
      </Drawer>
      {layer.leave}
    </>
  );
}

function useLayer({
  open,
  title,
  fields,
  initial,
  loading,
  onSubmit,
  onClose,
  submitText,
  columns,
  intro,
  draftKey,
}: FormDialogProps) {
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const [{ wasOpen, round }, setRound] = useState({ wasOpen: false, round: 0 });
  // A new number each opening: reopened while it still fades out, it does not keep the last record.
  if (open !== wasOpen) setRound({ wasOpen: open, round: open ? round + 1 : round });
  const name = useLayerName(title);
  const root = useEscape(open, ask);
  const abandon = useRef(() => {});

  function ask() {
    if (changed.length > 0) setAsking(true);
    else onClose();
  }
  function leave() {
    abandon.current();
    close();
  }
  function close() {
    setAsking(false);
    setChanged([]);
    onClose();
  }
  /** Arco 的抽屉听不到焦点在字段里时的 Esc；下拉展开时 Esc 只收起下拉。 */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (isKeyTaken(event, event.currentTarget)) return;
    event.stopPropagation();
    ask();
  }
  const content = (
    <div
      ref={(layer) => {
        name(layer);
        root.current = layer;
      }}
      className={styles.layer}
      onKeyDown={onKeyDown}
    >
      <LayerHead title={title} onClose={ask} />
      <SafePart name="本窗口">
        {intro && <div className={styles.intro}>{intro}</div>}
        {loading ? (
          <div className={styles.bones} role="status" aria-label="正在载入">
            {/* One drawn in two ways has its name once. */}
            {[...new Set(fields.map((field) => field.name))].map((each) => (
              <span key={each} />
            ))}
          </div>
        ) : (
          <FormContent
            key={round}
            title={title}
            fields={fields}
            initial={initial}
            onSubmit={onSubmit}
            onDone={close}
            onCancel={ask}
            onChanged={setChanged}
            submitText={submitText}
            columns={columns}
            draftKey={draftKey}
            abandon={abandon}
            autoFocus
          />
        )}
      </SafePart>
    </div>
  );
  return {
    ask,
    content,
    leave: (
      <LeaveDialog
        open={asking}
        changed={changed}
        onStay={() => setAsking(false)}
        onLeave={leave}
      />
    ),
  };
}
