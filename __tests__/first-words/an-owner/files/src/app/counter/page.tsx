import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { Section } from '#ui/section.tsx';
import { Counter } from './counter.tsx';

export const metadata = { title: 'Counter' };

export default function Page() {
  return (
    <SiteFrame>
      <Section>
        <h1>Counter</h1>
        <Counter />
      </Section>
    </SiteFrame>
  );
}
