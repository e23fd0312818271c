import type { Scene } from '@tqc/domain/wall';
import type { FeedState } from '../feed/wallFeed';
import type { Layout } from './layoutOf';
import { PanelBox } from './PanelBox';
import styles from './SceneView.module.css';

interface SceneViewProps {
  readonly scene: Scene;
  readonly state: FeedState;
  readonly layout: Layout;
  readonly asTable: boolean;
  readonly stale: boolean;
  /** Shown where several scenes stand side by side. */
  readonly titled: boolean;
  readonly onDrill: (orgId: string) => void;
}

/** Twelve panels in the grid of their shape. */
export function SceneView({
  scene,
  state,
  layout,
  asTable,
  stale,
  titled,
  onDrill,
}: SceneViewProps) {
  return (
    <section className={styles.scene} aria-label={scene.title}>
      {titled && <h2 className={styles.title}>{scene.title}</h2>}
      <div className={styles.grid} data-grid={layout.shape === 'double' ? 'classic' : layout.shape}>
        {scene.panels.map((panel) => (
          <PanelBox
            key={panel.id}
            panel={panel}
            data={state.panels[panel.id]}
            scope={state.scope}
            layout={layout}
            asTable={asTable}
            stale={stale}
            onDrill={onDrill}
          />
        ))}
      </div>
    </section>
  );
}
