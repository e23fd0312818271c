import Modal from '@arco-design/web-react/es/Modal';
import { ApiError, type LiveSession, type Send } from '@tqc/client';
import { firstAnswer, type FakeTransport } from '@tqc/testing/fakeTransport';
import type { SignedInUser } from '@tqc/testing/users';
import { clearToasts } from '@tqc/ui/Toast';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { ScreenId } from '@tqc/contract/screens';
import { answerWith } from '../session/api';
import { CurrentScreen } from '../session/currentScreen';
import { transport, useSession } from '../session/session';
import { useWaiting } from '../undo/waiting';
import { answersIn, userIn, type ListState, type StateOf } from './listState';

/** A page where the story stands: its route, and the address that is open. */
interface Standing {
  readonly path: string;
  readonly at?: string;
}

/** The day every story is played: 18 June 2024 in China. */
const STORY_NOW = Date.parse('2024-06-18T10:00:00+08:00');

/** How many turns of 20 ms nothing may be asked or answered before a story is taken to stand. */
const MOMENT = 8;

/** A story of a screen: somebody is signed in, and the calls are answered by the fakes. */
export function storyAs(user: SignedInUser, ...fakes: readonly FakeTransport[]) {
  const waiting = new Set<symbol>();
  return {
    decorators: [page],
    async beforeEach({ parameters = {} }: StoryContext = {}) {
      const { listState = 'usual', stateOf, failsAfter } = parameters;
      const { user: person, privilege } = userIn(listState, user);
      for (const fake of fakes) fake.reset();
      const usual = loud(firstAnswer(fakes), waiting);
      const release = answerWith(answersIn(listState, usual, stateOf, failsAfter));
      transport.setClock(STORY_NOW);
      useWaiting.setState({ held: [], settling: [], back: [], elsewhere: {} });
      // The fakes sign nothing; that there is a session is all that is asked.
      transport.session = { token: 'story' } as LiveSession;
      useSession.setState({
        user: person,
        menu: privilege.menu,
        rights: new Set(privilege.module),
        withheld: new Set(privilege.withheld),
        locked: false,
        notice: undefined,
      });
      return () => {
        waiting.clear();
        release();
        clearToasts();
        Modal.destroyAll();
        transport.session = undefined;
      };
    },
    /**
     * A picture is looked at when its answers are there; where one is waited for ever, a moment
     * after the last that was asked for or came.
     */
    async play() {
      let still = 0;
      const waits = () => waiting.size > 0 && still < MOMENT;
      for (let turn = 0; turn < 40 && (turn < 3 || waits()); turn += 1) {
        const before = [...waiting];
        await new Promise((done) => setTimeout(done, 20));
        const same = before.length === waiting.size && before.every((one) => waiting.has(one));
        still = same ? still + 1 : 0;
      }
    },
  };
}

interface StoryContext {
  readonly parameters?: {
    readonly route?: Standing;
    /** The screen of the catalogue it draws; the shell says it otherwise. */
    readonly screen?: ScreenId;
    /** The state of its list, where a test or a story of the kit looks at one. */
    readonly listState?: ListState;
    /** What the state is about: lists where nothing is said. */
    readonly stateOf?: StateOf;
    /** Until when the answers of `failedOnce` are waited for before they fail. */
    readonly failsAfter?: Promise<void>;
  };
}

/** The page around a screen as the shell gives it; leaving the screen shows where it went. */
function page(
  Story: ComponentType,
  { parameters: { route = { path: '/' }, screen } = {} }: StoryContext,
) {
  return (
    <MemoryRouter initialEntries={[route.at ?? route.path]}>
      <main
        style={{
          minHeight: '100vh',
          padding: 'var(--tqc-space-4)',
          boxSizing: 'border-box',
          background: 'var(--tqc-ground)',
          color: 'var(--tqc-text)',
        }}
      >
        <Routes>
          <Route
            path={route.path}
            element={
              <CurrentScreen value={screen}>
                <Story />
              </CurrentScreen>
            }
          />
          <Route path="*" element={<Left />} />
        </Routes>
      </main>
    </MemoryRouter>
  );
}

function Left() {
  const { pathname, search } = useLocation();
  return (
    <p>
      已转到 {pathname}
      {search}
    </p>
  );
}

/**
 * A screen may take any failure for a refusal of the server; one of the story itself must not pass
 * for one.
 */
function loud(send: Send, waiting: Set<symbol>): Send {
  return async (wanted, input, options) => {
    const mine = Symbol(wanted.id);
    waiting.add(mine);
    try {
      return await send(wanted, input, options);
    } catch (error) {
      if (!(error instanceof ApiError)) reportError(error);
      throw error;
    } finally {
      waiting.delete(mine);
    }
  };
}
