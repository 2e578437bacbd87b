import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../find-chromium.ts';
import { installOnDemand } from '../install-on-demand.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Slowness is either computed from a fast visit, or really applied to the line and the processor. */
export const SLOWNESS = { simulated: 'simulate', applied: 'devtools' } as const;

export type Visit = { fcp: number; lcp: number; tbt: number; cls: number; scores: number[] };

type Report = {
  runtimeError?: { code: string };
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
};

/** Brings Lighthouse here for as long as it is needed. */
export async function openLighthouse() {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const entry = join(installOnDemand('lighthouse', '13.5.0', folder), 'core/index.js');
  const { default: lighthouse } = await import(entry);

  return {
    /** One visit in a new browser, or the word for why Lighthouse could make nothing of it. */
    async visit(url: string, slowness: keyof typeof SLOWNESS): Promise<Visit | string> {
      const port = 9400 + Math.floor(Math.random() * 500);
      const { executablePath, args } = chromiumOptions();
      const browser = await chromium.launch({
        executablePath,
        args: [...args, `--remote-debugging-port=${port}`],
      });
      try {
        const { lhr }: { lhr: Report } = await lighthouse(url, {
          port,
          output: 'json',
          logLevel: 'error',
          onlyCategories: CATEGORIES,
          throttlingMethod: SLOWNESS[slowness],
        });
        return lhr.runtimeError?.code ?? visitIn(lhr);
      } finally {
        await browser.close();
      }
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

function visitIn({ audits, categories }: Report): Visit {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
  };
}
