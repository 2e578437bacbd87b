import { pages } from '#content/navigation.ts';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';

export default function HomePage() {
  return (
    <SiteFrame current={pages.home}>
      <h1>Building the Future of Business Automation</h1>
    </SiteFrame>
  );
}
