import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { POINT, servesRecognition } from '@tqc/domain/organisations';
import { EmptyState } from '@tqc/ui/EmptyState';
import { PageHeader } from '@tqc/ui/PageHeader';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { FigureTile, FigureTiles } from '../../kit/record/FigureTile';
import { RecordLine, RecordStale } from '../../kit/record/RecordNotice';
import { useWorkFigures } from '../../kit/record/useWorkFigures';
import { useSession } from '../../kit/session/session';
import { Notices } from './Notices';
import { OwnArrangements } from './OwnArrangements';
import { TodayWork } from './TodayWork';
import styles from './HomeWorksScreen.module.css';

const INCOMPLETE = recognitionStatus.label(recognitionStatus.code('incomplete'));
const WORK = [
  ['filed', '待核验'],
  ['incomplete', INCOMPLETE],
  ['qualified', '待到场确认'],
] as const;

const STEPS = [
  ['待核验', '核对网上申报的内容和材料照片；不齐的一次告知，退回补全。'],
  [INCOMPLETE, '申请人在期限内补齐后重新提交，再核验一次。'],
  ['待到场确认', '申请人带原件到场，核对无误后确认，系统生成档案号和受理号。'],
] as const;

/** Every area that has work for a point says what belongs here in one file. */
const parts = Object.entries(
  import.meta.glob<ComponentType>('../*/pointHome.tsx', { eager: true, import: 'PointHome' }),
);

/**
 * Home of a 确认点: what there is to do today in the businesses that it serves. Whoever may open
 * every page finds it too, and has no such work.
 */
export function ConfirmaIndexScreen() {
  const isPoint = useSession(({ user }) => user?.orgType === POINT);
  if (isPoint) return <Home />;
  return (
    <div className={styles.page}>
      <PageHeader title="确认点首页" />
      <EmptyState
        text="这是确认点工作人员的首页"
        hint="您所在的机构不是确认点，请从工作台开始办理"
      />
    </div>
  );
}

function Home() {
  const navigate = useNavigate();
  const recognises = useSession(({ user }) => user !== undefined && servesRecognition(user));
  const { waiting, record, failure, reload } = useWorkFigures();
  const Notice = record ? RecordStale : RecordLine;
  return (
    <div className={styles.page}>
      <PageHeader title="确认点首页" description="点击数字直接开始办理。" />
      {recognises && (
        <FigureTiles label="待办事项">
          {WORK.map(([key, label]) => (
            <FigureTile
              key={key}
              n={waiting(recognitionStatus.code(key))}
              label={label}
              to={`/register/RegistrationCheckSubModel?tab=${key}`}
              always
            />
          ))}
        </FigureTiles>
      )}
      {recognises && failure && <Notice failure={failure} onRetry={reload} />}
      {parts.map(([file, PointHome]) => (
        <PointHome key={file} />
      ))}
      {recognises && <TodayWork />}
      {recognises && <OwnArrangements />}
      <Notices title="本机构通知" />
      {recognises && (
        <SectionHeader title="办理步骤" collapsible={false}>
          <ol className={styles.steps}>
            {STEPS.map(([name, what]) => (
              <li key={name}>
                <b>{name}</b>
                <span>{what}</span>
              </li>
            ))}
          </ol>
          <Button type="primary" onClick={() => navigate('/register/desk?step=check')}>
            打开审核台
          </Button>
        </SectionHeader>
      )}
    </div>
  );
}
