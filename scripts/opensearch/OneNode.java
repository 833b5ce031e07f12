import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.opensearch.Version;
import org.opensearch.analysis.common.CommonAnalysisModulePlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;
import org.opensearch.plugins.PluginInfo;
import org.opensearch.transport.Netty4ModulePlugin;

/** One OpenSearch node of the published jars. Arguments: its folder and its HTTP port, 0 for a free one. */
public class OneNode extends Node {
  OneNode(Settings settings) {
    super(
      InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "one"),
      List.of(published(Netty4ModulePlugin.class), published(CommonAnalysisModulePlugin.class)),
      true
    );
  }

  static PluginInfo published(Class<? extends Plugin> plugin) {
    String name = plugin.getSimpleName();
    return new PluginInfo(
      name, name, "published", Version.CURRENT, "21", plugin.getName(), null, List.of(), false
    );
  }

  public static void main(String[] args) throws Exception {
    OneNode node = new OneNode(
      Settings.builder()
        .put("path.home", args[0])
        .put("cluster.name", "one")
        .put("discovery.type", "single-node")
        .put("transport.type", "netty4")
        .put("http.type", "netty4")
        .put("network.host", "127.0.0.1")
        .put("http.port", args[1])
        .put("transport.port", "0")
        // A full disk of a developer's machine makes the indexes read-only otherwise.
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .build()
    );
    node.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try { node.close(); } catch (Exception ignored) { }
    }));
    var address = node.injector().getInstance(HttpServerTransport.class).boundAddress().publishAddress();
    System.out.println("OpenSearch " + Version.CURRENT + " answers at http://127.0.0.1:" + address.getPort());
    new CountDownLatch(1).await();
  }
}
