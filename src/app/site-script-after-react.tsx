'use client';

import { useEffect } from 'react';

/** For development only: React would complain of what our script had marked before it takes a page over. */
export function SiteScriptAfterReact({ id, children }: { id: string; children: string }) {
  useEffect(() => {
    if (document.getElementById(id)) return;
    const script = document.createElement('script');
    script.id = id;
    script.text = children;
    document.body.append(script);
  }, [id, children]);
  return null;
}
