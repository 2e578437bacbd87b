import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { Section } from '#ui/section.tsx';

export const metadata = { title: 'Film' };

export default function Page() {
  return (
    <SiteFrame>
      <Section>
        <h1>Film</h1>
        <iframe src="https://video.example/1" title="A film" style={{ width: '100%' }} />
        <script async src="/own.js" />
      </Section>
    </SiteFrame>
  );
}
