export default function HomePage() {
  return (
    <main>
      <h1>Building the Future of Business Automation</h1>
    </main>
  );
}
