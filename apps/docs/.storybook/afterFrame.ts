/** 等这一帧画完；页面在后台时没有帧，只等一会儿。 */
export function afterFrame(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) setTimeout(done, 200);
    else
      requestAnimationFrame(() => {
        setTimeout(done);
      });
  });
}
