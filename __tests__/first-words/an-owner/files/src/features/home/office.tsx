import Image from 'next/image';
import office from '#assets/office.webp';
import { Section } from '#ui/section.tsx';

export function Office() {
  return (
    <Section>
      <Image
        src={office}
        alt="Our office"
        placeholder="blur"
        style={{ maxWidth: '100%', height: 'auto' }}
      />
    </Section>
  );
}
