import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { Section } from '#ui/section.tsx';

export const metadata = { title: 'Chat' };

export default function Page() {
  return (
    <SiteFrame>
      <Section>
        <h1>Chat</h1>
        <script async src="https://chat.example/chat.js" />
      </Section>
    </SiteFrame>
  );
}
