import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { DraftContext } from '@tqc/ui/FormDialog';
import { ErrorBoundary } from '@tqc/ui/SafePart';
import { useCleanLocation } from '../kit/list/cleanAddress';
import { draftStore } from '../kit/form/drafts';
import { useSession } from '../kit/session/session';
import { ownPath } from './ownPath';
import { SignInPage } from './SignInPage';
import styles from './SignInPage.module.css';

const Shell = lazy(() =>
  import('./Shell').then(({ Shell: component }) => ({ default: component })),
);
const FindPasswordPage = lazy(() =>
  import('./FindPasswordPage').then(({ FindPasswordPage: component }) => ({ default: component })),
);
const PdfPage = lazy(() =>
  import('./PdfPage').then(({ PdfPage: component }) => ({ default: component })),
);

/** Public pages, and the shell for everything that needs a session. */
export function App() {
  const location = useCleanLocation();
  return (
    <DraftContext value={draftStore}>
      <ErrorBoundary fallback={broken}>
        <Suspense fallback={null}>
          <Routes location={location}>
            <Route path="/Login" element={<SignInGate />} />
            <Route path="/findPassword" element={<FindPasswordPage />} />
            <Route path="/showPDf" element={<PdfPage />} />
            <Route path="*" element={<Guard />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </DraftContext>
  );
}

/** Somebody who is signed in has no business on the sign-in page. */
function SignInGate() {
  const signedIn = useSession(({ user }) => user !== undefined);
  const { search } = useLocation();
  return signedIn ? (
    <Navigate to={ownPath(new URLSearchParams(search).get('redirect'))} replace />
  ) : (
    <SignInPage />
  );
}

/** Without a session every page leads to sign-in, which comes back afterwards. */
function Guard() {
  const signedIn = useSession(({ user }) => user !== undefined);
  const { pathname, search } = useLocation();
  if (signedIn) return <Shell />;
  const wanted = pathname === '/' ? '' : `?redirect=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={`/Login${wanted}`} replace />;
}

/**
 * Plain on purpose: the page of signing in carries no script for what hardly ever happens.
 * Likeliest a script did not load, which nothing but a new page asks for again; what was typed is
 * kept as a draft.
 */
function broken() {
  return (
    <main role="alert" className={styles.broken}>
      <p>系统出了问题，暂时不能显示。请按重试；还是不能显示时，请联系系统管理员。</p>
      <button type="button" onClick={() => location.reload()}>
        重试
      </button>
    </main>
  );
}
