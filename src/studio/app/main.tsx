// Stands here until Studio's page is written.
document.getElementById('_studio')?.remove();
document.body.append('Studio');
